"""What goes wrong between programs, in words a player can act on."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.script import Lang as Lang


class Trouble(NamedTuple):
    """What keeps two programs apart: `key` finds the sentence, `args` fill it."""

    key: str
    args: tuple[int | str, ...] = ()

    def sentence(self, lang: Lang = "en") -> str:
        """In words. A key that this program does not know, from a newer one, is told as such."""
        words = SENTENCES.get(self.key, SENTENCES["unknown"])[0 if lang == "en" else 1]
        return words.format(*(*self.args, *("?",) * 3))


SENTENCES: dict[str, tuple[str, str]] = {
    "code-form": (
        "That is not a join code. Copy it again from the host's window, with all its groups.",
        "参加コードではありません。ホストの画面からもう一度すべてコピーしてください。",
    ),
    "code-slip": (
        "A character of the join code is wrong or missing. Compare it with the host's.",
        "参加コードの文字が違うか、足りません。ホストのコードと見比べてください。",
    ),
    "code-newer": (
        "This join code comes from a newer svedesk. Update svedesk to use it.",
        "この参加コードは新しいsvedeskのものです。svedeskを更新してください。",
    ),
    "address-form": (
        "{0} is not an address. It looks like 192.168.1.20, or 192.168.1.20:47800.",
        "{0}はアドレスではありません。192.168.1.20や192.168.1.20:47800のように入力してください。",
    ),
    "wrong-code": (
        "The host does not know this join code. Ask for the one it shows now.",
        "ホストはこの参加コードを認めません。今表示されているコードを聞いてください。",
    ),
    "wrong-host": (
        "Another program answers at {0} than the one the join code is for. Ask the host for a new code.",
        "{0}では、参加コードとは別のプログラムが応答しています。ホストに新しいコードを聞いてください。",
    ),
    "not-svedesk": (
        "Something answers at {0}, but it is not svedesk. Check the address and the port.",
        "{0}で応答しているのはsvedeskではありません。アドレスとポートを確かめてください。",
    ),
    "version": (
        "The host runs svedesk {0}, this is {1}; they can't play together. Update the older one.",
        "ホストのsvedeskは{0}、こちらは{1}で、一緒には遊べません。古いほうを更新してください。",
    ),
    "wrong-network": (
        "{0} can't be reached from this network. Both computers have to be on the same one; check Wi-Fi and cables.",
        "このネットワークから{0}には届きません。両方を同じネットワークにつないでください。",
    ),
    "no-network": (
        "This computer is on no network. Check Wi-Fi and cables.",
        "このパソコンはネットワークにつながっていません。Wi-Fiやケーブルを確かめてください。",
    ),
    "firewall": (
        "{0} does not answer. Its firewall may block port {1}: let svedesk through there, or ask for a new code.",
        "{0}から応答がありません。ホストのファイアウォールでsvedesk(ポート{1})を許可してください。",
    ),
    "not-hosting": (
        "{0} is there, but no game is hosted at port {1}. It may have ended, or its code is an old one.",
        "{0}はありますが、ポート{1}にゲームがありません。終了したか、コードが古いようです。",
    ),
    "full": ("All seats of this game are taken.", "このゲームの席はすべて埋まっています。"),
    "started": (
        "This game has already started. Ask for a new one, or to watch.",
        "このゲームはもう始まっています。新しいゲームか、観戦を頼んでください。",
    ),
    "no-watchers": ("This game has no spectators.", "このゲームは観戦できません。"),
    "too-many-attempts": (
        "Too many wrong join codes came from this computer. Wait a minute, then try again.",
        "間違った参加コードが続きました。1分待ってからもう一度試してください。",
    ),
    "too-many-connections": (
        "The host has too many connections. Try again in a moment.",
        "ホストへの接続が多すぎます。少し待ってからもう一度試してください。",
    ),
    "elsewhere": (
        "This seat went on in another window.",
        "この席は別のウィンドウで続けられています。",
    ),
    "broken-promise": (
        "The shuffle could not be made: this program's numbers were not the ones it promised. Join again.",
        "シャッフルができませんでした。もう一度参加してください。",
    ),
    "malformed": (
        "The other program sent something that is not svedesk's ({0}). The connection was closed.",
        "相手のプログラムがsvedeskのものでないデータ({0})を送りました。接続を閉じました。",
    ),
    "too-fast": (
        "The other program sent too much at once. The connection was closed.",
        "相手のプログラムが一度に多くを送りすぎました。接続を閉じました。",
    ),
    "too-slow": (
        "The other program took too long to say anything. The connection was closed.",
        "相手のプログラムからの応答が遅すぎました。接続を閉じました。",
    ),
    "host-left": ("The host has ended the game.", "ホストがゲームを終了しました。"),
    "host-back": (
        "The host's program was closed. The game goes on when it is started again.",
        "ホストのプログラムが閉じられました。再開されればゲームは続きます。",
    ),
    "lost": (
        "The connection to the host is lost. Trying again.",
        "ホストとの接続が切れました。再接続しています。",
    ),
    "gave-up": (
        "The host was not found again for ten minutes. Join again with the same code to go on.",
        "10分間ホストが見つかりませんでした。同じコードでもう一度参加すれば続けられます。",
    ),
    "no-tls": (
        "This computer's Qt can't encrypt connections (OpenSSL is missing), so a game can't be hosted or joined.",
        "OpenSSLがないため、ゲームのホストも参加もできません。",
    ),
    "no-folder": (
        "A network game has to be kept, and {0} can't be written ({1}). Let svedesk write there, or free some space.",
        "ネットワークゲームを保存するための{0}に書き込めません({1})。書き込めるようにするか、空き容量を増やしてください。",
    ),
    "port-taken": (
        "Port {0} is used by another program. Choose another, or 0 for any.",
        "ポート{0}は別のプログラムが使っています。別のポートか0を選んでください。",
    ),
    "rules-failed": (
        "Something in the rules went wrong ({0}); the game is as it was before. Switch the rules off to go on by hand.",
        "ルールの処理に失敗しました({0})。ゲームは直前のままです。ルールを切れば手動で続けられます。",
    ),
    "chat-too-fast": ("Too many lines at once. Wait a moment.", "一度に送りすぎです。少し待ってください。"),
    "unknown": ("The host refused: {0}", "ホストに断られました: {0}"),
}
"""English and Japanese by key; arguments fill the braces in order."""
