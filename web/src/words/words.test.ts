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

test("buttons say what they do, and nobody is told of bots or people who are not there", async () => {
  const told = (): string[] => [
    t("page-sound-off"),
    t("page-home"),
    t("play-do-done"),
    t("page-bots-against", { bots: 0 }),
  ];
  await words.speak("en");
  expect(told()).toEqual(["Turn sound off", "Home page", "No bribe", "You alone"]);
  expect(t("page-clock-none")).not.toContain("like");
  await words.speak("de");
  expect(told()).toEqual(["Ton ausschalten", "Zur Startseite", "Nicht bestechen", "Du allein"]);
  await words.speak("en");
});
