# Sets up what is missing, then starts svedesk with the arguments given (Windows): .\installer\run.ps1 [ARGS...]
# If scripts are not allowed here:  powershell -ExecutionPolicy Bypass -File installer\run.ps1
$ErrorActionPreference = 'Stop'
$root = Split-Path -Parent $PSScriptRoot
$venv = Join-Path $root '.venv'
$venvPython = Join-Path $venv 'Scripts\python.exe'
$command = Join-Path $venv 'Scripts\svedesk.exe'
$stamp = Join-Path $venv 'svedesk-run'
$unfinished = Join-Path $venv 'svedesk-unfinished'

function Say($text) { [Console]::Error.WriteLine("svedesk: $text") }
function Stop-With($text) { Say $text; exit 1 }

# Runs a program and tells whether it went well; Windows PowerShell would make an exception of what it says on stderr.
function Test-Run($program, $arguments) {
    $before = $ErrorActionPreference
    $ErrorActionPreference = 'Continue'
    try { & $program @arguments 2>$null | Out-Null; return $LASTEXITCODE -eq 0 } catch { return $false }
    finally { $ErrorActionPreference = $before }
}

function Get-Fingerprint {
    $files = 'requirements.lock', 'pyproject.toml', 'installer\run.ps1'
    $hashes = $files | ForEach-Object { (Get-FileHash -Algorithm SHA256 (Join-Path $root $_)).Hash }
    return (@($root) + $hashes) -join "`n"
}

function Test-Ready {
    if (-not (Test-Path $command) -or -not (Test-Path $stamp) -or (Test-Path $unfinished)) { return $false }
    return [IO.File]::ReadAllText($stamp) -eq (Get-Fingerprint)
}

# The first 64-bit Python 3.11 to 3.14 that answers: its program and the arguments that choose it.
function Find-Python {
    $check = 'import struct, sys; sys.exit(not ((3, 11) <= sys.version_info < (3, 15) and struct.calcsize(''P'') == 8))'
    $candidates = @(
        @{ Program = 'py'; Arguments = @('-3.11') }
        @{ Program = 'py'; Arguments = @('-3.12') }
        @{ Program = 'py'; Arguments = @('-3.13') }
        @{ Program = 'py'; Arguments = @('-3.14') }
        @{ Program = 'python'; Arguments = @() }
        @{ Program = 'python3'; Arguments = @() }
    )
    if ($env:PYTHON) { $candidates = @(@{ Program = $env:PYTHON; Arguments = @() }) }
    foreach ($candidate in $candidates) {
        if (-not (Get-Command $candidate.Program -ErrorAction SilentlyContinue)) { continue }
        if (Test-Run $candidate.Program ($candidate.Arguments + @('-c', $check))) { return $candidate }
    }
    Stop-With 'No 64-bit Python 3.11 to 3.14 was found. Install one, then start again.'
}

function Invoke-Pip($arguments) {
    & $venvPython -m pip --disable-pip-version-check install --quiet @arguments
    if ($LASTEXITCODE -ne 0) { Stop-With 'pip could not install what svedesk needs (its words are above). Is there a network, and 500 MB of room? Then start again.' }
}

function Set-Up {
    $env:PYTHONHOME = $null
    $env:PYTHONPATH = $null
    if ((Test-Path $venv) -and ((Test-Path $unfinished) -or -not (Test-Path $stamp) -or
            -not ([IO.File]::ReadAllText($stamp)).StartsWith("$root`n") -or -not (Test-Run $venvPython @('-m', 'pip', '--version')))) {
        Say 'the .venv here is unfinished or moved; making it anew.'
        Remove-Item -Recurse -Force $venv
    }
    if (-not (Test-Path $venv)) {
        $python = Find-Python
        Say 'making .venv ...'
        New-Item -ItemType Directory $venv | Out-Null
        New-Item -ItemType File $unfinished | Out-Null
        $making = $python.Arguments + @('-m', 'venv', $venv)
        & $python.Program @making
        if ($LASTEXITCODE -ne 0) { Stop-With 'Python could not make .venv.' }
    }
    New-Item -ItemType File -Force $unfinished | Out-Null
    Say 'installing Python packages (about 100 MB to download the first time) ...'
    $lines = @()
    foreach ($line in [IO.File]::ReadAllLines((Join-Path $root 'requirements.lock'))) {
        if ($line.StartsWith('# --- tests only ---')) { break }
        $lines += $line
    }
    $wanted = Join-Path $venv 'svedesk-wanted'
    [IO.File]::WriteAllLines($wanted, $lines)
    Invoke-Pip @('--require-hashes', '--no-deps', '--only-binary', ':all:', '-r', $wanted)
    Invoke-Pip @('--no-deps', '--no-build-isolation', '--editable', $root)
    [IO.File]::WriteAllText($stamp, (Get-Fingerprint))
    Remove-Item -Force $unfinished
    Say 'ready.'
}

if (-not (Test-Ready)) {
    # Two set-ups at once: the second waits here, then finds the work done.
    $name = 'svedesk-' + [BitConverter]::ToString(
        [Security.Cryptography.SHA256]::Create().ComputeHash([Text.Encoding]::UTF8.GetBytes($root.ToLowerInvariant()))).Replace('-', '')
    $lock = New-Object Threading.Mutex($false, $name)
    try { if (-not $lock.WaitOne(0)) { Say 'another set-up is at work here; waiting for it ...'; $lock.WaitOne() | Out-Null } }
    catch [Threading.AbandonedMutexException] { }
    try { if (-not (Test-Ready)) { Set-Up } } finally { $lock.ReleaseMutex() }
}
& $command @args
exit $LASTEXITCODE
