import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { type DiffRun, diffWords } from './diff-words.ts';

const shown = (runs: readonly DiffRun[]) =>
  runs.map(({ text, isShared }) => (isShared ? text : `[${text.trim()}]`)).join('');

test.each([
  ['We cut alarms.', 'We cut alarms.', 'We cut alarms.', 'We cut alarms.'],
  ['We utilize a tool now.', 'We use a tool.', 'We [utilize]a [tool now.]', 'We [use]a [tool.]'],
  ['One. Two. Three.', 'One. Three.', 'One. [Two.]Three.', 'One. Three.'],
  ['a b', 'a\n\nb', 'a b', 'a\n\nb'],
  ['gone', '', '[gone]', ''],
])('diffs %j and %j as %j and %j', (before, after, removed, added) => {
  const diff = diffWords(before, after);
  expect([shown(diff.before), shown(diff.after)]).toEqual([removed, added]);
});

test('the runs join to their text, and both texts have the same shared words', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' d', '\n\n'), { maxLength: 40 })
    .map((parts) => parts.join(' '));
  const sharedOf = (runs: readonly DiffRun[]) =>
    runs.filter(({ isShared }) => isShared).flatMap((run) => run.text.match(/\S+/g) ?? []);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = diffWords(before, after);
      const join = (runs: readonly DiffRun[]) => runs.map((run) => run.text).join('');
      expect(join(diff.before).trim()).toBe(before.trim());
      expect(join(diff.after).trim()).toBe(after.trim());
      expect(sharedOf(diff.before)).toEqual(sharedOf(diff.after));
    }),
  );
});

test('treats two long unrelated texts as entirely different', () => {
  const of = (word: string) => Array.from({ length: 8_000 }, (_, at) => `${word}${at}`).join(' ');
  const { before, after } = diffWords(`Start ${of('a')} end`, `Start ${of('b')} end`);
  expect([before.length, after.length]).toEqual([3, 3]);
});

test('takes linear time on blank lines', () => {
  const msOf = (lines: number) => measureCpuMs(() => void diffWords('\n'.repeat(lines), ''));
  msOf(1_000);
  // Quadratic time would be a hundred times as long.
  expect(msOf(20_000)).toBeLessThan(40 * Math.max(msOf(2_000), 0.2));
});
