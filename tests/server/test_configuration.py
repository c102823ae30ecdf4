"""The configuration: file, variables and command line, and what is told when it is wrong."""

import os
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saboteur.cli import main
from saboteur.commands.configuration import Setting
from saboteur.commands.serve import serve

pytestmark = pytest.mark.once

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
URL = "postgresql://saboteur:geheim@db.example.org/saboteur"


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("SABOTEUR_") and name != "SABOTEUR_PURE":
            monkeypatch.delenv(name)


def check(*arguments: object) -> Result:
    """Resolve the configuration without serving."""
    return CliRunner().invoke(main, ["serve", "--lang", "en", "--check", *map(str, arguments)])


def resolved(*arguments: object) -> dict[str, object]:
    """The resolved configuration."""
    found = check(*arguments)
    assert (found.exit_code, found.stderr) == (0, "")
    return tomllib.loads(found.stdout)


def refusal(*arguments: object) -> str:
    """The one sentence of a configuration that does not work."""
    found = check(*arguments)
    assert (found.exit_code, found.stdout) == (2, ""), found.output
    assert "Traceback" not in found.stderr
    assert "geheim" not in found.stderr
    return found.stderr.strip().rpartition("Error: ")[2]


def config(folder: Path, text: str, mode: int = 0o600) -> Path:
    """A configuration file."""
    file = folder / "saboteur.toml"
    file.write_text(text)
    file.chmod(mode)
    return file


def test_the_command_line_comes_before_variables_and_these_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = config(
        tmp_path,
        'port = 1001\nworkers = 2\nbot_delay = 3\ntls = true\nlan = true\nallow_host = ["a.example", "b.example"]',
    )
    monkeypatch.setenv("SABOTEUR_PORT", "1002")
    monkeypatch.setenv("SABOTEUR_WORKERS", "3")
    monkeypatch.setenv("SABOTEUR_LAN", "0")
    found = resolved("--config", file, "--port", 1003)
    expected = {"port": 1003, "workers": 3, "bot_delay": 3.0, "tls": True, "lan": False}
    assert expected == {name: found[name] for name in expected}
    assert found["allow_host"] == ["a.example", "b.example"]
    assert found["per_address"] == 100
    told = check("--config", file, "--port", 1003).stdout
    for line, source in (
        ("port = 1003", "--port"),
        ("workers = 3", "SABOTEUR_WORKERS"),
        ("tls = true", f"tls in {file}"),
        ("per_address = 100", "default"),
    ):
        assert [source] == [one.partition("  # ")[2] for one in told.splitlines() if one.startswith(line)]
    monkeypatch.setenv("SABOTEUR_ALLOW_HOST", "c.example d.example")
    monkeypatch.setenv("SABOTEUR_CONFIG", str(file))
    found = resolved("--no-tls")
    assert (found["port"], found["tls"], found["allow_host"]) == (1002, False, ["c.example", "d.example"])


def test_what_is_printed_can_be_used_again(tmp_path: Path) -> None:
    first = check("--port", 0, "--metrics", "[::1]:9100", "--data", tmp_path / "data", "--trust-proxy", "10.0.0.0/8")
    assert tomllib.loads(first.stdout) == resolved("--config", config(tmp_path, first.stdout))
    assert not (tmp_path / "data").exists(), "nothing is created"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "There is no setting 'prot' ({}). Did you mean 'port'?"),
        ("allow-host = []", "There is no setting 'allow-host' ({}). Did you mean 'allow_host'?"),
        ("[server]\nport = 1", "There is no setting 'server' ({}). There are allow_host, bot,"),
        ('port = "8000"', "port in {} must be a whole number, not '8000'."),
        ("port = true", "port in {} must be a whole number, not True."),
        ('tls = "yes"', "tls in {} must be true or false, not 'yes'."),
        ('allow_host = "a"', "allow_host in {} must be a list of texts"),
        ("host = 1", 'host in {} must be a text in "quotes", not 1.'),
        ("bot_delay = []", "bot_delay in {} must be a number, not []."),
        ("port = 70000", "Invalid value for port in {}: 70000 is not in the range 0<=x<=65535."),
        ('metrics = "9100"', "Invalid value for metrics in {}: '9100' is not an address with a port"),
        *(
            (f'{name} = ""', f"Invalid value for {name} in {{}}: it is empty. Leave it out for the default.")
            for name in ("database", "database_file", "data", "host", "bus", "metrics", "public_url", "smtp_file")
        ),
        ('allow_host = ["a.example", ""]', "Invalid value for allow_host in {}: it is empty."),
        ("port = ", "The configuration {} is not valid TOML: Invalid value"),
        ('data = "a\\u0000b"', "data in {} holds a sign that cannot be typed, '\\x00'."),
        ('bot = ["a\\u0000b.py"]', "bot in {} holds a sign that cannot be typed, '\\x00'."),
        ('host = "a\\nb"', "host in {} holds a sign that cannot be typed, '\\n'."),
        ("a = " + "[" * 5000 + "]" * 5000, "The configuration {} is not valid TOML: it is nested too deeply."),
        ("\udcff", "The configuration {} is not valid TOML: 'utf-8' codec"),
    ],
)
def test_a_mistake_in_the_file_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    file = config(tmp_path, "")
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert refusal("--config", file).startswith(sentence.format(file))


def test_every_option_stands_in_the_table_of_the_documentation() -> None:
    """With its variable and its name in the file, if it has them."""
    table = [line for line in HOSTING.read_text(encoding="utf-8").splitlines() if line.startswith("| `--")]
    for option in serve.params:
        assert option.name is not None
        ways = "|".join((*option.opts, *option.secondary_opts))
        lines = [line for line in table if re.search(f"`({ways})[ `]", line)]
        assert len(lines) == 1, option.opts
        if isinstance(option, Setting):
            assert f"SABOTEUR_{option.name.upper()}" in lines[0]
            assert f"`{option.name} = " in lines[0]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert refusal("--config", tmp_path / "none") == (
        f"The configuration {tmp_path / 'none'} cannot be read: No such file or directory."
    )
    assert "Is a directory" in refusal("--config", tmp_path)
    assert "cannot be read: No such file" in refusal("--database-file", tmp_path / "none")


def test_nothing_is_not_taken_for_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `--database "$URL"` where no URL is; an empty variable counts as none, as everywhere."""
    assert refusal("--database", "") == "Invalid value for --database: it is empty. Leave it out for the default."
    for option in ("--passkey-domain", "--allow-host"):
        assert refusal(option, "").startswith(f"Invalid value for {option}: it is empty.")
    assert refusal("--bot", "random", "--bot", "").startswith("Invalid value for --bot: it is empty.")
    monkeypatch.setenv("SABOTEUR_DATABASE", "")
    monkeypatch.setenv("SABOTEUR_TRUST_PROXY", "")
    assert resolved() == {**resolved(), "port": 8000}


def test_a_mistake_in_a_variable_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOTEUR_PORT", "tcp://10.0.0.1:80")
    assert refusal().startswith("Invalid value for SABOTEUR_PORT: 'tcp://10.0.0.1:80' is not a valid integer")
    monkeypatch.delenv("SABOTEUR_PORT")
    monkeypatch.setenv("SABOTEUR_WORKER", "2")
    assert refusal() == "There is no variable SABOTEUR_WORKER. Did you mean SABOTEUR_WORKERS?"
    monkeypatch.delenv("SABOTEUR_WORKER")
    for name in ("SABOTEUR_SERVICE_HOST", "SABOTEUR_PORT_8000_TCP", "SABOTEUR_PURE"):
        monkeypatch.setenv(name, "1")
    resolved()


@pytest.mark.parametrize(
    "url",
    ["http://h", "nats://", "nats://[::1", "nats://h:port", "nats://h:0", "nats://h:70000", "nats://a:1,nats://b:2",
     "nats://me:gehe@im@h:4222", "nats://me:gehe/im@h:4222", "nats:// h"],
)  # fmt: skip
def test_a_bus_that_is_none_is_told(url: str) -> None:
    assert refusal("--bus", url, "--database", URL).startswith("--bus takes a URL like nats://host:4222.")


def test_the_parts_of_a_cluster_need_a_bus_and_share_a_database() -> None:
    assert refusal("--role", "owner", "--database", URL).startswith("The role owner is part of a cluster: name its bus")
    for database in ((), ("--database", "sqlite:////tmp/x")):
        assert refusal("--bus", "nats://h", *database).startswith("The parts of a cluster share a database: name one")
    for bus in ("nats://h", "tls://h:4222/", "nats://me:gehe%40im@[::1]:4222"):
        assert resolved("--bus", bus, "--role", "edge", "--database", URL)


def test_a_secret_is_read_from_a_file_and_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "url"
    secret.write_text(f"{URL}\n")
    secret.chmod(0o600)
    shown = "postgresql://saboteur:***@db.example.org/saboteur"
    assert resolved("--database-file", secret)["database"] == shown
    file = config(tmp_path, 'database_file = "url"')
    assert resolved("--config", file)["database"] == shown, "relative to the configuration"
    monkeypatch.setenv("SABOTEUR_DATABASE_FILE", str(secret))
    assert resolved()["database"] == shown
    assert "not both" in refusal("--database-file", secret, "--database", URL)
    found = resolved("--database", f"sqlite:///{tmp_path / 'mine.sqlite'}")
    assert found["database"] == f"sqlite:///{tmp_path / 'mine.sqlite'}", "the command line comes first"
    assert "geheim" not in check("--database", "postgresql://a@b/c?password=geheim").output
    for content in ("", "\n", f"{URL}\n{URL}", "x" * 20_000, URL.replace("hei", "\0"), URL.replace("hei", "\x1b[31m")):
        secret.write_text(content)
        assert "in one line and nothing else" in refusal()
    secret.write_bytes(b"\xff")
    assert "is not a text" in refusal()


def test_a_secret_others_can_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "url"
    secret.write_text(URL)
    for mode in (0o644, 0o640, 0o604):
        secret.chmod(mode)
        assert refusal("--database-file", secret) == (
            f"Others can read the database's URL in {secret}. Run: chmod 600 {secret}"
        )
    file = config(tmp_path, f'database = "{URL}"', 0o644)
    assert f"Run: chmod 600 {file}, or put the URL into a file of its own" in refusal("--config", file)
    file.chmod(0o600)
    assert resolved("--config", file)
    config(tmp_path, 'database = "postgresql://saboteur@db.example.org/saboteur"', 0o644)
    assert resolved("--config", file), "there is no secret in it"
    if os.geteuid() == 0:
        # As a mounted secret of a container: root's, for the group of the server.
        monkeypatch.setattr("os.geteuid", lambda: 1000)
        secret.chmod(0o640)
        assert resolved("--database-file", secret)
        secret.chmod(0o644)
        assert "Others can read" in refusal("--database-file", secret)


@pytest.mark.parametrize(
    ("proxy", "sentence"),
    [
        ("proxy.example.org", "takes an address or network, like 10.0.0.0/8, not 'proxy.example.org'."),
        ("*", "takes an address or network"),
        ("10.0.0.1/8", "10.0.0.1/8 is no network; did you mean 10.0.0.0/8, or the address 10.0.0.1?"),
        ("0.0.0.0/0", "would let every visitor claim any address"),
        ("::/0", "would let every visitor claim any address"),
    ],
)
def test_a_proxy_that_is_none_is_told(proxy: str, sentence: str) -> None:
    assert sentence in refusal("--trust-proxy", proxy)


@pytest.mark.parametrize("name", ["a b", "https://play.example.org", "play.example.org:443", ".", "a..b", "-a.b"])
def test_a_domain_of_passkeys_is_a_name(name: str) -> None:
    """With anything else nobody could sign in, and nothing would say why."""
    assert "--passkey-domain takes a name like play.example.org" in refusal("--passkey-domain", name)


@pytest.mark.parametrize("url", ["https://x:99999", "https://[::1", "https://:1", "https://x:", "http://a]b"])
def test_a_public_address_that_is_none_is_told(url: str) -> None:
    assert "--public-url takes an address like https://play.example.org" in refusal("--public-url", url)
    assert resolved("--public-url", "http://[::1]:8000/")


def test_mails_need_a_server_a_sender_and_an_address(tmp_path: Path) -> None:
    """What is missing is named, and a password is never shown or left where others can read it."""
    complete = ("--mail-from", "table@example.org", "--public-url", "https://play.example.org/")
    assert "smtps://ada@mail.example.org" == resolved("--smtp", "smtps://ada@mail.example.org", *complete)["smtp"]
    assert "smtp://ada:***@h" == resolved("--smtp", "smtp://ada:geheim@h", *complete)["smtp"]
    secret = tmp_path / "mail"
    secret.write_text("smtp://ada:geheim@mail.example.org")
    secret.chmod(0o600)
    assert "geheim" not in check("--smtp-file", secret, *complete).output
    assert "sender" in refusal("--smtp", "smtp://h")
    assert "--public-url" in refusal("--smtp", "smtp://h", *complete[:2])
    assert "URL like" in refusal("--smtp", "mail.example.org", *complete)
    assert "no number" in refusal("--smtp", "smtp://h:x", *complete)
    assert "no number" in refusal("--smtp", "smtp://h:99999", *complete)
    broken = config(tmp_path, 'smtp = "smtp://[::1"')
    for words in (("--smtp", "smtp://[::1"), ("--config", broken)):
        assert "must be a URL like" in refusal(*words, *complete)
    assert "not both" in refusal("--smtp", "smtp://h", "--smtp-file", secret, *complete)
    assert "--public-url takes" in refusal("--public-url", "play.example.org")
    file = config(tmp_path, 'smtp = "smtp://ada:geheim@h"', 0o644)
    assert "Others can read the password" in refusal("--config", file, *complete)
