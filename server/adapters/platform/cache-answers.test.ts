import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { cacheAnswers } from './cache-answers.ts';
import { ok, type Outcome } from './outcome.ts';

const KEPT_MS = 5_000;

function open(answers: readonly Outcome<number>[]) {
  const clock = createTestClock();
  const left = [...answers];
  const keep = cacheAnswers<number>(clock, KEPT_MS);
  return { clock, read: (key = 'webdev') => keep(key, 'publish', async () => left.shift()!) };
}

test('caches an answer per key for a limited time', async () => {
  const { clock, read } = open([ok(1), ok(2), ok(3)]);
  expect([await read(), await read(), await read('other')]).toEqual([ok(1), ok(1), ok(2)]);
  clock.advance(KEPT_MS);
  expect(await read()).toEqual(ok(3));
});

test('asks again after a failure instead of caching it', async () => {
  const { read } = open([{ kind: 'notSent', detail: 'no route' }, ok(2)]);
  expect(await read()).toMatchObject({ kind: 'notSent' });
  expect(await read()).toEqual(ok(2));
});
