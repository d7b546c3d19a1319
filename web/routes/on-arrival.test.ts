import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadable, pageLoaders } from '#web/page-code.tsx';
import { preloadPages } from './on-arrival.ts';

const SOON_MS = 2_000;
const LATER_MS = 4_000;
const STALLED_MS = 5_000;
const asked: string[] = [];
let answer = new Map<string, PromiseWithResolvers<void>>();

function addPage(name: string): void {
  answer.set(name, Promise.withResolvers());
  preloadable(() => {
    asked.push(name);
    return answer.get(name)?.promise ?? Promise.resolve();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['first', 'second', 'third']) addPage(name);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  pageLoaders.length = 0;
  asked.length = 0;
  answer = new Map();
});

test('preloads nothing while the first page opens or the browser is busy', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => whenIdle.push(tell));
  preloadPages();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(whenIdle).toEqual([]);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual([]);
  whenIdle[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['first']);
  answer.get('first')?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['first']);
  whenIdle[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['first', 'second']);
});

test("preloads a page's code once the previous one has arrived or failed", async () => {
  preloadPages();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual(['first']);
  answer.get('first')?.resolve();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual(['first', 'second']);
  answer.get('second')?.reject(new Error('No network.'));
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual(['first', 'second', 'third']);
});

test("continues if a page's code never arrives", async () => {
  preloadPages();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(STALLED_MS);
  expect(asked).toEqual(['first', 'second']);
});

test('stops when the user leaves', async () => {
  const stop = preloadPages();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  stop();
  answer.get('first')?.resolve();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(asked).toEqual(['first']);
});
