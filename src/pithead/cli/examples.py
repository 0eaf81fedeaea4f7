"""The examples in the help of each command: what it does (a message key), and the line to type.

`{game}`, `{rule}` and `{option}` stand for the first installed game and a rule and option of it.
Every line is tried by the tests.
"""

from __future__ import annotations

EXAMPLES: dict[str, tuple[tuple[str, str], ...]] = {
    "": (
        ("cli-example-page", "pithead play"),
        ("cli-example-rule", "pithead rules {game} {rule} --lang fr"),
        ("cli-example-help", "pithead simulate --help"),
    ),
    "play": (
        ("cli-example-page", "pithead play"),
        ("cli-example-text", "pithead play {game} --text --seats 2"),
        ("cli-example-bot", "pithead play {game} --text --seats 2 --bot level-4"),
        ("cli-example-save", "pithead play {game} --text --save game.json"),
    ),
    "serve": (
        ("cli-example-serve", "pithead serve --host 0.0.0.0 --allow-host games.example.org"),
        (
            "cli-example-database",
            "pithead serve --database postgresql://pithead@localhost/pithead --port 8765",
        ),
    ),
    "data": (
        ("cli-example-backup", "pithead data backup my-tables backup.sqlite3"),
        ("cli-example-copy", "pithead data copy my-tables postgresql://pithead@localhost/pithead"),
        ("cli-example-check", "pithead data check my-tables"),
    ),
    "admin": (
        ("cli-example-admin-list", "pithead admin list"),
        ("cli-example-admin-renew", "pithead admin renew TABLE"),
        ("cli-example-admin-prune", "pithead admin prune --days 365"),
    ),
    "simulate": (
        ("cli-example-simulate", "pithead simulate {game} --games 1000 --workers 2"),
        (
            "cli-example-options",
            "pithead simulate {game} --games 200 --options {option}",
        ),
        ("cli-example-bots", "pithead simulate {game} --bots greedy,random --save games.jsonl"),
    ),
    "arena": (
        (
            "cli-example-arena",
            "pithead arena {game} --contender greedy --against random --seats 2 --blocks 50",
        ),
        (
            "cli-example-pool",
            "pithead arena {game} --pool random,greedy,practised --page ratings.html",
        ),
        (
            "cli-example-own",
            "pithead arena {game} --contender my_bot.py:choose --against greedy --sprt",
        ),
        (
            "cli-example-balance",
            "pithead arena balance {game} --versus my.toml --page compared.html",
        ),
    ),
    "train": (
        ("cli-example-train", "pithead train {game} --seats 2 --games 200 --out my-weights"),
    ),
    "replay": (
        ("cli-example-replay", "pithead replay game.json --to 40"),
        ("cli-example-verify", "pithead replay game.json --verify"),
    ),
    "review": (
        ("cli-example-review", "pithead review game.json --workers 2"),
        ("cli-example-review-page", "pithead review game.json --seat 1 --html review.html"),
    ),
    "puzzles": (
        ("cli-example-puzzles", "pithead puzzles {game} --count 10 --workers 2"),
        ("cli-example-puzzles-check", "pithead puzzles {game} --check ."),
    ),
    "export": (
        ("cli-example-save-records", "pithead simulate {game} --games 50 --save games.jsonl"),
        ("cli-example-tables", "pithead export games.jsonl --out tables"),
        ("cli-example-parquet", "pithead export games.jsonl --format parquet --tables decisions"),
    ),
    "rules": (
        ("cli-example-rulebook", "pithead rules {game}"),
        ("cli-example-rule", "pithead rules {game} {rule} --lang fr"),
    ),
    "components": (
        ("cli-example-components", "pithead components {game} --text"),
        ("cli-example-export", "pithead components {game} --export my.toml"),
    ),
    "new-game": (("cli-example-new-game", "pithead new-game my_game"),),
    "completion": (
        ("cli-example-bash", 'eval "$(pithead completion bash)"'),
        ("cli-example-zsh", 'eval "$(pithead completion zsh)"'),
        ("cli-example-fish", "pithead completion fish | source"),
    ),
}
