/** Text in the reader's language, from the same Fluent catalogues as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default" });

function wished(): Language {
  const kept = localStorage.getItem("language");
  const all = [kept, ...navigator.languages].map((name) => (name ?? "").slice(0, 2));
  return LANGUAGES.find((language) => language === all.find((name) => LANGUAGES.includes(name as Language))) ?? "en";
}

class Words {
  language = $state<Language>(wished());
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Read the catalogues of a language and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const found = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
    const texts = await Promise.all(found.map(([, load]) => load()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
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

/** The text behind a key (`message` or `message.attribute`); follows the language. */
export function t(key: string, values?: Values): string {
  return words.text(key, values);
}
