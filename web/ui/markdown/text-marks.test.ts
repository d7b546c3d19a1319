import { expect, test } from 'vitest';
import { linkSelection, type TextEdit, toggleMark } from './text-marks.ts';

/** Parses a text with its selection in brackets: "we took the <small> one". */
function read(marked: string) {
  const from = marked.indexOf('<');
  const to = marked.indexOf('>') - 1;
  return { text: marked.replace(/[<>]/g, ''), selected: { from, to } };
}
function write(text: string, { from, to, insert, select }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, select.from)}<${next.slice(select.from, select.to)}>${next.slice(select.to)}`;
}

test.each([
  ['the <small> one', '**', 'the **<small>** one'],
  ['the **<small>** one', '**', 'the <small> one'],
  ['the *<small>* one', '**', 'the ***<small>*** one'],
  ['the ***<small>*** one', '**', 'the *<small>* one'],
  ['the ***<small>*** one', '*', 'the **<small>** one'],
  ['the **<small>** one', '*', 'the ***<small>*** one'],
  ['the< small >one', '*', 'the *<small>* one'],
  ['the <>one', '**', 'the **<>**one'],
] as const)('marking %j with %s gives %j', (marked, mark, expected) => {
  const { text, selected } = read(marked);
  expect(write(text, toggleMark(text, selected, mark))).toBe(expected);
});

test.each([
  ['see <this>', 'see [this](<https://>)'],
  ['see <https://example.com>', 'see [<>](https://example.com)'],
  ['see <>', 'see [<>](https://)'],
])('turns the text %j into the link %j', (marked, expected) => {
  const { text, selected } = read(marked);
  expect(write(text, linkSelection(text, selected))).toBe(expected);
});
