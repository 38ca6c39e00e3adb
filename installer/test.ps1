# Sets up what is missing, then runs the tests (Windows): .\installer\test.ps1 [--quick] [arguments of pytest...]
# --quick leaves out the tests marked slow. installer/test tells more.
$ErrorActionPreference = 'Stop'
$root = Split-Path -Parent $PSScriptRoot
$python = Join-Path $root '.venv\Scripts\python.exe'
$lock = Join-Path $root 'requirements.lock'
$stamp = Join-Path $root '.venv\svedesk-test'

$wanted = @($args)
if ($wanted.Count -gt 0 -and $wanted[0] -eq '--quick') {
    $wanted = @('-m', 'not slow and not soak') + @($wanted | Select-Object -Skip 1)
}

& (Join-Path $PSScriptRoot 'run.ps1') --help | Out-Null # makes .venv with what the program needs
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
$fingerprint = (Get-FileHash -Algorithm SHA256 $lock).Hash
if (-not (Test-Path $stamp) -or [IO.File]::ReadAllText($stamp) -ne $fingerprint) {
    & $python -m pip --disable-pip-version-check install --quiet --require-hashes --no-deps --only-binary ':all:' -r $lock
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
    [IO.File]::WriteAllText($stamp, $fingerprint)
}

Set-Location $root
$env:QT_QPA_PLATFORM = 'offscreen'
$env:PYTHONDONTWRITEBYTECODE = $null
& $python -m pytest -n $env:NUMBER_OF_PROCESSORS --dist load @wanted
exit $LASTEXITCODE
