import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMsOf } from '#test/cpu-time.ts';
import { readTopic } from './read-topic.ts';
import { TOPIC_KINDS } from './topic.ts';

const PIECES = [
  ...[
    'we',
    'i',
    'my',
    'our',
    'cut',
    'launching',
    'Quillbox',
    'how',
    'to',
    'do',
    'you',
    'by',
    'ing',
    'late',
    'invoices',
  ],
  ...[
    'vs',
    'or',
    'without',
    'because',
    'the',
    'a',
    'is',
    'live',
    'keeps',
    'failing',
    'three',
    'regions',
    'in',
    'May',
  ],
  ...[
    '80',
    '%',
    ' %',
    '$',
    '4,000',
    '1.5',
    'million',
    '3x',
    '10-15',
    '–',
    '-',
    '#1',
    '1 in 5',
    'GPT-4',
    'Q3',
    '£',
    '12:30',
  ],
  ...[
    '?',
    '!',
    '.',
    ',',
    ':',
    ';',
    '(',
    ')',
    '"',
    '“',
    '’',
    '`',
    '*',
    '_',
    '>',
    '#',
    '/',
    '\\',
    '@',
    '|',
    '…',
  ],
  ...[
    'https://',
    'example.com/a',
    'www.',
    'r/SaaS',
    'für',
    '請求',
    '😀',
    '\uE000',
    '\uD800',
    'İ',
    '\n',
    '\t',
    '\u00A0',
    ' ',
  ],
  ...['__proto__', 'constructor', 'toString'],
];
const anyTopic = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 70 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 90 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

test('of any topic, every figure, name and part is a run of its own words', () => {
  fc.assert(
    fc.property(anyTopic, (topic) => {
      const { kind, text, figures, names, presented, parts } = readTopic(topic);
      expect(TOPIC_KINDS).toContain(kind);
      expect(topic.toWellFormed().replace(/\s+/g, ' ')).toContain(text);
      for (const run of [...figures, ...names, presented, ...Object.values(parts)]) {
        if (run === null) continue;
        expect(run.trim()).toBe(run);
        expect(run).not.toBe('');
        expect(text).toContain(run);
      }
      if (presented !== null) expect(names).toContain(presented);
    }),
    { numRuns: 3_000 },
  );
});

const SHORT = 300;
const LONG = 1_800;
const MOST_TIMES = 40;
const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The least of three, since the machine does other things too. */
const cpuOf = (topic: string): number =>
  Math.min(...[0, 1, 2].map(() => cpuMsOf(() => [0, 1, 2].forEach(() => readTopic(topic)))));

test.each([
  ...[
    'a',
    'A',
    'a ',
    'A ',
    ' ',
    '1',
    '1 ',
    '1,',
    '1.',
    '1-',
    '$1',
    '1 in 5 ',
    '10-15 % ',
    ',',
    ', ',
    '.',
    '. ',
    '?',
    '"',
    '`',
    "'",
  ],
  ...[
    'my ',
    'we ',
    'i cut ',
    'a or b ',
    'a vs ',
    'how to ',
    'how do you ',
    'the the ',
    'one ',
    'without a ',
    'because the a ',
  ],
  ...[
    'without because my ',
    'launching a ',
    'X: ',
    'a-',
    'a.',
    'a.com/',
    'https://',
    'r/',
    '[a] ',
    'so ',
    'hey, ',
    'by doing ',
    '–',
    ' - ',
  ],
  ...[
    'called ',
    'New ',
    'a b c d ',
    'most of my ',
    'in the ',
    'years ',
    'it is so very ',
    '#',
    '@',
    '(',
    '\uE000',
    '😀',
    'half a ',
  ],
])('a topic of nothing but %j takes about as long for its length as a plain one', (piece) => {
  const plain = fill('we cut false alarms by 80 % and then asked our clients why. ', SHORT);
  const usual = Math.max(cpuOf(plain), 1);
  expect(cpuOf(fill(piece, SHORT))).toBeLessThan(usual * MOST_TIMES);
  expect(cpuOf(fill(piece, LONG))).toBeLessThan(usual * MOST_TIMES * (LONG / SHORT));
});
