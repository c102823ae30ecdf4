/** Texts in the reader's language, from the same Fluent catalogues as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import sources from "virtual:catalogues";

export type Values = Record<string, FluentVariable>;

/** Texts that are loaded together: `first` is all the first page says. */
export type Part = "first" | "rest" | "lessons";

/** Each folder of catalogues is a language. */
export const LANGUAGES = Object.keys(sources);

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

export class Words {
  language = $state(wished());
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = new Set<Part>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak a language from now on: these parts, and what was loaded of the last one. */
  async speak(language: string, parts: readonly Part[] = ["first", "rest"]): Promise<void> {
    const load = sources[language];
    if (!load) throw new Error(`no texts in ${language}`);
    let wanted: Set<Part>;
    let texts: { default: string }[];
    // Another call may have brought more parts meanwhile: they must not get lost again.
    do {
      wanted = new Set([...this.#parts, ...parts]);
      texts = await Promise.all([...wanted].map((part) => load[part]()));
    } while ([...this.#parts].some((part) => !wanted.has(part)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: text } of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#parts = wanted;
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** See to the texts of other screens. */
  async complete(parts: readonly Part[] = ["rest"]): Promise<void> {
    if (parts.some((part) => !this.#parts.has(part))) await this.speak(this.language, parts);
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  text(key: string, values: Values = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null || this.#bundle === null) return key;
    // No line ends before a percent sign.
    return this.#bundle.formatPattern(pattern, values, []).replaceAll(" %", "\u00a0%");
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
