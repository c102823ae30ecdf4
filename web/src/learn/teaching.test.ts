import { beforeEach, expect, test, vi } from "vitest";
import type { LessonWish, View } from "../net/types";
import { Choice, type Offer } from "../play/choice.svelte";
import { Teaching } from "./teaching.svelte";

const view = { hand: ["EW"], prompt: { kind: "turn" }, actor: 0, seat: 0, front: [[]] } as unknown as View;
const lay = { text: "EW 1,0", move: { verb: "lay", card: "EW", cell: [1, 0] } } as Offer;

/** What the lesson was asked, and how each question is answered, whenever that is. */
let wishes: LessonWish[];
let reply: ((response: Response) => void)[];

beforeEach(() => {
  localStorage.clear();
  [wishes, reply] = [[], []];
  document.cookie = "csrftoken=x";
  vi.stubGlobal("fetch", (_path: string, request: RequestInit) => {
    wishes.push(JSON.parse(request.body as string) as LessonWish);
    return new Promise<Response>((resolve) => reply.push(resolve));
  });
  return () => vi.unstubAllGlobals();
});

const state = (answers: string[], more: object = {}): Response =>
  Response.json({ chapter: 0, answers, say: "lay", kind: "move", view, moves: [lay], ...more });

async function begun(): Promise<Teaching> {
  const teaching = new Teaching("duel");
  reply[0]!(state([]));
  await vi.waitFor(() => expect(teaching.state).not.toBeNull());
  return teaching;
}

test("what is answered while another answer is on its way is not sent, and takes nothing away", async () => {
  const teaching = await begun();
  const first = teaching.answer("EW 4,0");
  expect(await teaching.answer("EW 1,0")).toBe("early");
  expect(await teaching.skip()).toBe("early");
  expect(teaching.tried).toBe("EW 4,0");
  reply[1]!(state([], { wrong: { reason: "not-connected" } }));
  expect(await first).toBe("wrong");
  expect(wishes.map(({ answer }) => answer)).toEqual([undefined, "EW 4,0"]);
});

test("a second touch that comes too early stays possible", async () => {
  const teaching = await begun();
  const sent: Promise<string>[] = [];
  const choice = new Choice(
    (move) => void sent.push(teaching.answer(move)),
    () => true,
    null,
    () => teaching.busy,
  );
  choice.take(view, [lay]);
  choice.pickCard(0);
  const wrong = teaching.answer("EW 4,0");
  choice.pickCell([1, 0]);
  choice.pickCell([1, 0]);
  expect(sent).toEqual([]);
  reply[1]!(state([], { wrong: { reason: "not-connected" } }));
  await wrong;
  choice.take(view, [lay]);
  choice.pickCell([1, 0]);
  expect(choice.busy).toBe(true);
  reply[2]!(state(["EW 1,0"]));
  expect(await Promise.all(sent)).toEqual(["taken"]);
});

test("an answer that never arrives is told apart from a wrong one", async () => {
  const teaching = await begun();
  const lost = teaching.answer("EW 1,0");
  reply[1]!(Response.json({ reason: "failed", sentence: "…" }, { status: 500 }));
  expect(await lost).toBe("lost");
  const unclear = teaching.answer("EW");
  reply[2]!(Response.json({ reason: "unreadable-move", sentence: "…" }, { status: 400 }));
  expect(await unclear).toBe("unreadable");
});
