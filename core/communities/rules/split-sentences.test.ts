import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { splitSentences } from './split-sentences.ts';

test('splits a text at sentence ends and list markers', () => {
  expect(splitSentences('Be kind!!! No ads. 1) No links 2) No spam • No memes')).toEqual([
    'Be kind!!!',
    'No ads.',
    'No links',
    'No spam',
    'No memes',
  ]);
});

test.each(['!', ' ', '. ', '•', '1) ', '*', '-'])('parses rows of “%s” as fast as other text', (sign) => {
  const text = sign.repeat(10_000);
  splitSentences(text.slice(0, 100));
  const tookMs = measureCpuMs(() => {
    for (let times = 0; times < 5; times += 1) splitSentences(text);
  });
  expect(tookMs).toBeLessThan(250);
});
