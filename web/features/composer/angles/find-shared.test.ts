import { expect, test } from 'vitest';
import { composeDraft } from '#core/drafts/compose-draft.ts';
import { makeRequest } from '#core/drafts/testing/make-request.ts';
import { threeAngles } from '#core/drafts/three-angles.ts';
import { areAlike, findShared } from './find-shared.ts';

const draft = (title: string, ...paragraphs: string[]) => ({ title, content: paragraphs.join('\n\n') });

test('titles and paragraphs are shared where every draft has them, at any place', () => {
  const shared = findShared([
    draft('One title', 'All have it.', 'Only here.'),
    draft('One title', 'Two have it.', 'All have it.'),
    draft('One title', 'Two have it.', 'All have it.'),
  ]);
  expect([...shared]).toEqual(['One title', 'All have it.']);
});

test('a missing title is not shared, and a single draft shares nothing', () => {
  expect([...findShared([draft('', 'One.'), draft('', 'Two.')])]).toEqual([]);
  expect([...findShared([draft('A title', 'One.')])]).toEqual([]);
});

test.each([
  ['All have it.', true],
  ['Only here.', false],
])('drafts are alike where half of each is shared, as with %j in the last', (last, isAlike) => {
  const drafts = [
    draft('', 'All have it.', 'One.'),
    draft('', 'All have it.', 'Two.'),
    draft('', 'All have it.', 'Three.', last, last === 'Only here.' ? 'And here.' : ''),
  ];
  expect(areAlike(drafts)).toBe(isAlike);
});

test('how the product is disclosed and the text closed sets no drafts apart', () => {
  const alike = [
    draft('Prices', 'For context, I work on Brinelog. It keeps a log.', 'Happy to answer questions.'),
    draft('Prices', 'I work on Brinelog. It keeps a log.', 'What would you like to know?'),
    draft(
      'Prices',
      'Disclosure: I work on Brinelog. The page is here: https://brinelog.example/',
      'Questions are welcome.',
    ),
  ];
  expect(areAlike(alike)).toBe(true);
  expect(areAlike(alike.map(({ content }, at) => draft(`Title ${at}`, content)))).toBe(false);
});

test('the same sentences in other paragraphs are alike, and what nobody wrote is not', () => {
  expect(areAlike([draft('', 'One. Two.'), draft('', 'Two.', 'One.'), draft('', '- One.\n- Two.')])).toBe(
    true,
  );
  expect(areAlike([])).toBe(false);
});

test.each([
  ['We raised the price of our logbook from $5 to $9', 'subtle'],
  ['We raised the price of our logbook from $5 to $9', 'direct'],
  ['How do you price a logbook?', 'subtle'],
  ['How do you price a logbook?', 'direct'],
] as const)(
  '“%s” with fewer than three answers and a %s mention is much the same from each angle',
  (topic, ctaStyle) => {
    const facts = {
      product: 'Brinelog',
      about: ['Brinelog is a logbook for pickle makers', 'Brinelog keeps the price of each jar'],
    };
    const said = [
      { role: 'before', text: 'We charged $5 since the first day' },
      { role: 'change', text: 'We wrote to every customer' },
    ] as const;
    for (const few of [0, 1, 2]) {
      const drafts = threeAngles('').map((angle) => {
        const request = makeRequest({ topic, ctaStyle, facts, angle, answers: said.slice(0, few) });
        const { title, content } = composeDraft(request).draft;
        return { title: title ?? '', content };
      });
      expect(areAlike(drafts)).toBe(true);
    }
  },
);
