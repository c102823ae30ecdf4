/** Texts in the reader's language, from the same Fluent catalogues as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/arena.ftl"], {
  query: "?raw",
  import: "default",
});
/** The catalogue with every text of the first page; the bundler packs it apart. */
const FIRST = "/page.ftl";

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** Each folder of catalogues is a language. */
export const LANGUAGES = [...new Set(Object.keys(sources).map(languageOf))].sort();

/** Asking the browser takes 60 ms the first time; for these the first page need not wait. */
const TONGUES: Record<string, string> = { de: "Deutsch", en: "English" };

/** What a language calls itself, as a heading: Deutsch, English, Français. */
export function tongue(language: string): string {
  const known = TONGUES[language];
  if (known) return known;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language after this one, round and round. */
export function following(language: string): string {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
}

function wished(): string {
  const kept = localStorage.getItem("language");
  const all = [kept, ...navigator.languages].map((name) => (name ?? "").slice(0, 2));
  return all.find((name) => LANGUAGES.includes(name)) ?? "en";
}

class Words {
  language = $state(wished());
  #bundle = $state.raw<FluentBundle | null>(null);
  #whole = false;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Read the catalogues of a language and speak it from then on; `first`: only what the first page says. */
  async speak(language: string, first = false): Promise<void> {
    const found = Object.entries(sources).filter(
      ([path]) => languageOf(path) === language && (!first || path.endsWith(FIRST)),
    );
    const texts = await Promise.all(found.map(([, load]) => load()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#whole = !first;
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** See to the catalogues of every other screen. */
  async complete(): Promise<void> {
    if (!this.#whole) await this.speak(this.language);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  text(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null || this.#bundle === null) return key;
    return this.#bundle.formatPattern(pattern, values, []);
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    const message = this.#bundle?.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}

export const words = new Words();

/** The text of a key (`message` or `message.attribute`); follows the language. */
export function t(key: string, values?: Values): string {
  return words.text(key, values);
}
