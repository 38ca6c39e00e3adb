"""What the settings say of look and sounds, in Japanese."""

from __future__ import annotations

LOOK: dict[str, str] = {
    # -- sounds
    "Sounds": "サウンド",
    "Volume": "音量",
    "Cards, attacks, damage and turns can be heard": "カード、攻撃、ダメージ、ターンの音を鳴らす",
    "A soft bell tells that your answer is waited for.": "あなたの答えを待っているときはベルで知らせます。",
    "At 0 nothing is heard.": "0では何も鳴りません。",
    "This PC has no program that plays sounds: pw-play, paplay or aplay.": (
        "このPCには音を鳴らすプログラム (pw-play、paplay、aplay) がありません。"
    ),
}
