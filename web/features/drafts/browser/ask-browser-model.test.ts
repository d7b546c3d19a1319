import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageCall } from '#contract/scanning/page-model.ts';
import { stubServer } from '#test/open-page.ts';
import { hasServerReason } from '#web/lib/refusal.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { askBrowserModel } from './ask-browser-model.ts';

const CALL: PageCall = { kind: 'draft', asked: { topic: 'Prices', subreddit: 'saas' } };
const TASK = { system: 'Be brief.', prompt: 'Write.', schema: { type: 'object' } };
const DRAFT = { title: null, content: 'A draft.' };

type Made = { monitor: (target: EventTarget) => void };

/** A stand-in for `LanguageModel`. `answers`: one per prompt; an error rejects, and a text streams in two parts. */
function stubModel(answers: readonly (string | Error)[], { availability = 'available', failure = '' } = {}) {
  const prompts: string[] = [];
  const destroy = vi.fn<() => void>();
  function promptStreaming(prompt: string) {
    const answer = answers[prompts.length] ?? '';
    prompts.push(prompt);
    return new ReadableStream<string>({
      start(controller) {
        if (answer instanceof Error) return controller.error(answer);
        controller.enqueue(answer.slice(0, 3));
        controller.enqueue(answer.slice(3));
        controller.close();
      },
    });
  }
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve(availability),
    create({ monitor }: Made) {
      monitor(new EventTarget());
      if (failure) return Promise.reject(new DOMException('Failed.', failure));
      return Promise.resolve({ promptStreaming, destroy });
    },
  });
  return { prompts, destroy };
}

/** The server requests `tasks` answers before it returns the draft. */
const serve = (tasks: number) =>
  stubServer({
    'POST /api/page-model': ({ answers }: { answers: string[] }) =>
      answers.length < tasks
        ? { task: TASK, draft: null, reply: null, opinions: null }
        : { task: null, draft: DRAFT, reply: null, opinions: null },
  });

/** Loads the store again, as a page reload does. */
function load() {
  vi.resetModules();
  return import('./writer-store.ts');
}

const following = (signal = new AbortController().signal) => {
  const heard: string[] = [];
  return { signal, heard, onText: (text: string) => void heard.push(text) };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['QuotaExceededError', /This is too much text .* Shorten your answers/],
  ['NotSupportedError', /can’t do this\. Use another model/],
  ['NotAllowedError', /doesn’t allow its model on this page/],
  ['OperationError', /stopped\. It may lack memory/],
  ['InvalidStateError', /stopped\. It may lack memory/],
  ['NetworkError', /The download of the browser’s model stopped/],
  ['AbortError', /failed\. Try again, or use another model/],
  ['UnknownError', /failed\. Try again, or use another model/],
])('says what to do when a session or prompt fails: %s', async (name, words) => {
  serve(1);
  stubModel([], { failure: name });
  await expect(askBrowserModel(CALL, following())).rejects.toThrow(words);
  const { destroy } = stubModel([new DOMException('Failed.', name)]);
  const error: unknown = await askBrowserModel(CALL, following()).catch((error: unknown) => error);
  expect(hasServerReason(error)).toBe(true);
  expect(errorMessage(error)).toMatch(words);
  expect(destroy).toHaveBeenCalledOnce();
});

test('sends each answer to the server, repairs one, and shows the text as it grows', async () => {
  const { sent } = serve(2);
  const { prompts, destroy } = stubModel(['broken', '{"whole"}']);
  const { heard, ...options } = following();
  expect((await askBrowserModel(CALL, options)).draft).toEqual(DRAFT);
  expect(prompts).toEqual(['Be brief.\n\nWrite.', 'Be brief.\n\nWrite.']);
  expect(sent.map(({ body }) => body)).toEqual([
    { call: CALL, answers: [] },
    { call: CALL, answers: ['broken'] },
    { call: CALL, answers: ['broken', '{"whole"}'] },
  ]);
  expect(heard).toEqual(['bro', 'broken', '{"w', '{"whole"}']);
  expect(destroy).toHaveBeenCalledOnce();
});

test('gives up after one failed repair', async () => {
  serve(9);
  const { prompts } = stubModel(['a', 'b', 'c', 'd']);
  await expect(askBrowserModel(CALL, following())).rejects.toThrow('gave no usable answer');
  expect(prompts).toHaveLength(2);
});

test('truncates an endless answer to the length that the server accepts', async () => {
  const { sent } = serve(1);
  stubModel(['x'.repeat(50_000)]);
  await askBrowserModel(CALL, following());
  expect(sent.at(-1)?.body).toMatchObject({ answers: ['x'.repeat(40_000)] });
});

test("a canceled draft ends the model's session without an error message", async () => {
  serve(1);
  const { destroy } = stubModel([new DOMException('Canceled.', 'AbortError')]);
  const error: unknown = await askBrowserModel(CALL, following(AbortSignal.abort())).catch(
    (error: unknown) => error,
  );
  expect(hasServerReason(error)).toBe(false);
  expect(destroy).toHaveBeenCalledOnce();
});

test('keeps the choice across a reload, as long as the browser has the model', async () => {
  stubModel([]);
  const before = await load();
  expect(await before.isBrowserWriting()).toBe(false);
  before.chooseBrowser(true);
  const after = await load();
  expect(await after.isBrowserWriting()).toBe(true);
  stubModel([], { availability: 'unavailable' });
  expect(await after.isBrowserWriting()).toBe(false);
});

test('if the browser stores nothing, keeps the choice until the page is left', async () => {
  stubModel([]);
  vi.stubGlobal('localStorage', undefined);
  const page = await load();
  page.chooseBrowser(true);
  expect(await page.isBrowserWriting()).toBe(true);
  expect(await (await load()).isBrowserWriting()).toBe(false);
});
