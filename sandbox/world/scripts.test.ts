import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { createRandom } from './random.ts';
import { SUBJECTS } from './subjects.ts';

const SCRIPTS = [...SUBJECTS.values()].flatMap(({ threads }) => threads);
const textsOf = ({ title, body = '', comments = [] }: (typeof SCRIPTS)[number]): string[] => [
  title,
  body,
  ...comments.map((comment) => (typeof comment === 'string' ? comment : (Object.values(comment)[0] ?? ''))),
];
const SLOT = /\{([^{}]+)\}/;
const INNER_SLOT = /\{[^{}]+\}/g;

/** The text once per value of its slots, with the other slots at their first value. */
function fillings(text: string): string[] {
  const values = (slot: string): string[] => (slot.includes('|') ? slot.split('|') : slot.split('-'));
  const slots = text.match(INNER_SLOT) ?? [];
  const fillFirst = (rest: string): string => {
    const slot = SLOT.exec(rest);
    return slot ? fillFirst(rest.replace(slot[0], () => values(slot[1] ?? '')[0] ?? '')) : rest;
  };
  return slots.flatMap((slot) =>
    values(slot.slice(1, -1)).map((value) => fillFirst(text.replace(slot, () => value))),
  );
}

test('has at least 300 threads with a title and a body', () => {
  const withBody = SCRIPTS.filter(({ title, body }) => title !== '' && body !== undefined && body !== '');
  expect(withBody.length).toBeGreaterThanOrEqual(300);
  expect(new Set(SCRIPTS.map(({ title }) => title)).size).toBe(SCRIPTS.length);
});

test('no two bodies share a sentence of more than eight words', () => {
  const sentences = SCRIPTS.flatMap(({ body = '' }) =>
    [...new Set(body.split(/(?<=[.!?])\s+|\n+/))].filter((sentence) => sentence.split(/\s+/).length > 8),
  );
  expect(sentences.length).toBeGreaterThan(500);
  expect(new Set(sentences.map((sentence) => sentence.toLowerCase())).size).toBe(sentences.length);
});

test('bodies differ in length from one line to several paragraphs', () => {
  const lengths = SCRIPTS.flatMap(({ body }) => (body === undefined ? [] : body.length)).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  expect(at(0.05)).toBeLessThan(120);
  expect(at(0.95)).toBeGreaterThan(300);
  expect(at(0.99)).toBeGreaterThan(1_000);
});

test('every slot value fits its sentence', () => {
  for (const text of SCRIPTS.flatMap(textsOf)) {
    for (const filled of fillings(text)) {
      expect(filled).not.toMatch(/[{}|]| {2}|^\s|\s$| [,.;:?!](?!\w)/);
      expect(filled).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwz]\w/);
      expect(filled).not.toMatch(/(?<![\d.,])1 (?:\w+ )?(?:weeks|days|months|hours|years|people)\b/);
    }
    const starts = text.startsWith('{') ? new Set(fillings(text).map((filled) => /^[a-z]/.test(filled))) : [];
    expect([text, [...starts].length <= 1]).toEqual([text, true]);
  }
});

test('every range rises, and a filled text keeps its separators', () => {
  const ranges = SCRIPTS.flatMap(textsOf).flatMap((text) => Array.from(text.matchAll(/\{(\d+)-(\d+)\}/g)));
  expect(ranges.length).toBeGreaterThan(30);
  for (const [slot, low, high] of ranges) expect([slot, Number(low) < Number(high)]).toEqual([slot, true]);
  expect(fillTemplate(createRandom(1), 'In {2015-2015} {4000-4000} of {{a|a}|a}')).toBe('In 2015 4,000 of a');
  expect(() => fillTemplate(createRandom(1), 'an {open slot')).toThrow('a slot without its end');
});

test('a thread has at most four comments, and an answer is never the first', () => {
  for (const { title, comments = [] } of SCRIPTS) {
    expect([title, comments.length <= 4]).toEqual([title, true]);
    expect([title, typeof (comments[0] ?? '')]).toEqual([title, 'string']);
  }
});
