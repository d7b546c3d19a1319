import { expect, test } from 'vitest';
import { findTells, replaceTell } from './find-tells.ts';

const quotesIn = (content: string, title: string | null = null) =>
  findTells({ title, content }).map(({ quote }) => quote);

/** Applies the suggested changes from last to first, so that positions stay valid. */
const changed = (content: string): string =>
  findTells({ title: null, content }).reduceRight(replaceTell, { title: null as string | null, content })
    .content;

test.each([
  ['We leverage cron for this.', 'We use cron for this.'],
  ['Utilizing a queue helped.', 'Using a queue helped.'],
  ['Furthermore, it was slow.', 'Also, it was slow.'],
  ['It’s important to note that backups fail.', 'Backups fail.'],
  ['In today’s fast-paced digital world, nobody waits.', 'Nobody waits.'],
  ['At the end of the day, we pay for it. In order to save, we moved.', 'We pay for it. To save, we moved.'],
  ['We got a cutting-edge printer!!!', 'We got a new printer!'],
  ['Is it #SEO or luck?!!', 'Is it SEO or luck?'],
])('suggests plain words for %j', (worn, plain) => {
  expect(changed(worn)).toBe(plain);
});

test.each([
  'This was a game-changer for us.',
  'A seamless sign-up.',
  "It's not just a tool, it's a habit.",
  'Whether you’re a founder or a marketer, read on.',
  'The result? Nobody noticed.',
  'STOP USING SPREADSHEETS today',
])('flags %j without a suggestion', (text) => {
  expect(findTells({ title: null, content: text })).toMatchObject([{ instead: null }]);
});

test.each([
  'It gave us some leverage in the talks.',
  'We robustly tested revolutions per minute.',
  'One pause — then it worked.',
  'We sell tea, coffee and cake.',
  'See https://example.com/game-changer for the numbers.',
  'Run `leverage --in order to` first.',
  '```\nutilize(delve into)\n```',
  '> This is a game-changer!!!\n\nNo, it is not.',
  'C# and F# are fine, issue #12 too.',
  'Das ist ein Spielplatz für alle, die nicht schlafen.',
  'Our HTTP API is JSON.',
])('flags nothing in %j', (text) => {
  expect(quotesIn(text)).toEqual([]);
});

test('flags long dashes that are close together', () => {
  const text = 'We tried cron—it failed. Then a queue — that held. Nobody knew—until Monday.';
  expect(quotesIn(text)).toEqual(['cron—it', 'queue — that', 'knew—until']);
  expect(changed(text)).toBe('We tried cron, it failed. Then a queue, that held. Nobody knew, until Monday.');
});

test('flags consecutive lists of three', () => {
  expect(quotesIn('It is fast, simple and cheap. We plan, build, and ship.')).toEqual([
    'fast, simple and cheap',
    'plan, build, and ship',
  ]);
});

test('flags bold labels and emoji at line starts, and removes both', () => {
  expect(changed('- **Speed:** good\n- **Price:** low')).toBe('- Speed: good\n- Price: low');
  expect(changed('🚀 Fast\n✅ Cheap')).toBe('Fast\nCheap');
});

test('flags a link alone on a line', () => {
  expect(quotesIn('Try it:\n\nhttps://example.com/a?b=1\n')).toEqual(['https://example.com/a?b=1']);
});

test('flags a title in title case', () => {
  expect(quotesIn('', 'How We Cut Churn By Half Without Calls')).toEqual([
    'How We Cut Churn By Half Without Calls',
  ]);
  expect(quotesIn('', 'How we cut churn at Northwind by half')).toEqual([]);
});

test('sorts tells by position, title first', () => {
  const draft = { title: 'A seamless move', content: 'We leverage it.\n\nA must-have.' };
  const tells = findTells(draft);
  expect(tells.map(({ field, quote }) => `${field} ${quote}`)).toEqual([
    'title seamless',
    'content leverage',
    'content must-have',
  ]);
  for (const { field, at, quote } of tells) expect(draft[field].slice(at)).toMatch(new RegExp(`^${quote}`));
});

test('does not change a draft whose words have moved', () => {
  const [tell] = findTells({ title: null, content: 'We leverage it.' });
  const edited = { title: null, content: 'Now we leverage it.' };
  expect(tell && replaceTell(edited, tell)).toBe(edited);
});

test('takes linear time for a word of forty thousand letters', () => {
  expect(findTells({ title: null, content: 'a'.repeat(40_000) })).toEqual([]);
});
