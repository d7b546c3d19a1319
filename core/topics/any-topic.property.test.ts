import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { cpuMsOf } from '#test/cpu-time.ts';
import { readTopic } from './read-topic.ts';
import { TOPIC_KINDS } from './topic.ts';

const WORDS =
  'we|i|my|our|cut|launching|Quillbox|how|to|do|you|by|ing|late|invoices|vs|or|without|because|the|a|is|live|keeps|failing|three|regions|in|May|called|für|請求|__proto__|constructor|toString';
const FIGURES = '80|%| %|$|4,000|1.5|million|3x|10-15|–|-|#1|1 in 5|GPT-4|Q3|£|12:30|two-person';
const MARKS = '?|!|.|,|:|;|(|)|"|“|’|`|*|_|>|#|/|\\|@|…|\n|\t|\u00A0| |😀|\uE000|\uD800|İ';
const ADDRESSES = 'https://|example.com/a|www.|r/SaaS|quillbox.app';
const PIECES = [WORDS, FIGURES, MARKS, ADDRESSES].flatMap((list) => list.split('|'));
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 80 });
const anyTopic = fc.oneof(
  pieces.map((parts) => parts.join(' ')),
  pieces.map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

test('of any topic, every figure, name and part is a run of its own words', () => {
  fc.assert(
    fc.property(anyTopic, (topic) => {
      const { kind, text, figures, names, presented, parts } = readTopic(topic);
      expect(TOPIC_KINDS).toContain(kind);
      expect(topic.toWellFormed().replace(/\s+/g, ' ')).toContain(text);
      const found = [...figures, ...names, presented, ...Object.values(parts)];
      for (const run of found.filter((each) => each !== null)) {
        expect(run.trim()).toBe(run);
        expect(run).not.toBe('');
        expect(text).toContain(run);
      }
      expect(presented === null || names.includes(presented)).toBe(true);
    }),
  );
});

const SHORT = 300;
const LONG = 1_800;
const MOST_TIMES = 20;
const HOSTILE = [
  'a|A|a |A | |1|1 |1,|1.|1-|$1|1 in 5 |10-15 % |,|, |.|. |?|"|`|my |we |i cut |a or b |a vs |how to |how do you |the the |one ',
  'without a |because the a |without because my |launching a |X: |a-|a.|a.com/|https://|r/|[a] |so |hey, |by doing |–| - |called ',
  'New |a b c d |most of my |in the |years |it is so very |#|@|(|😀|half a |not too |how we |better than |is the |my a, |and so ',
].flatMap((list) => list.split('|'));
const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const READINGS = 8;
const readOften = (topic: string) => {
  for (let reading = 0; reading < READINGS; reading += 1) readTopic(topic);
};
/** The lesser of two, since the machine does other things too. */
const cpuOf = (topic: string): number =>
  Math.min(
    cpuMsOf(() => readOften(topic)),
    cpuMsOf(() => readOften(topic)),
  );

test('a topic of one thing over and over takes as long for its length as a plain one, within reason', () => {
  const plain = fill('we cut false alarms by 80 % and then asked our clients why. ', SHORT);
  cpuOf(plain);
  const usual = Math.max(cpuOf(plain), 1);
  const slow = HOSTILE.filter(
    (piece) =>
      cpuOf(fill(piece, SHORT)) > usual * MOST_TIMES ||
      cpuOf(fill(piece, LONG)) > usual * MOST_TIMES * (LONG / SHORT),
  );
  expect(slow).toEqual([]);
});
