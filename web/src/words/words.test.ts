import { expect, test } from "vitest";
import { following, LANGUAGES, t, tongue, words } from "./words.svelte";

test("every folder of catalogues is a language that calls itself by its name", () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(["de", "en"]));
  expect(["de", "en", "fr"].map(tongue)).toEqual(["Deutsch", "English", "Français"]);
});

test("the languages follow each other round and round", () => {
  let language = "en";
  const met = LANGUAGES.map(() => (language = following(language)));
  expect([...met].sort()).toEqual(LANGUAGES);
  expect(language).toBe("en");
});

test.each(LANGUAGES)("%s can be spoken", async (language) => {
  await words.speak(language);
  expect(t("page-rules")).not.toBe("page-rules");
  await words.speak("en");
});
