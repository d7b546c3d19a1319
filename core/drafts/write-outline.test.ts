import { expect, test } from 'vitest';
import { QUESTION_KEYS, SHAPES } from '#contract/drafting/shapes.ts';
import { fc } from '#test/sample.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { listClosings } from '#core/mentions/disclosure.ts';
import type { DraftRequest } from './draft-request.ts';
import { frameProduct } from './enforce/product-frame.ts';
import { isClosingQuestion, removeLead, SHAPE_TABLE } from './shapes.ts';
import { makeRequest } from '#test/drafts/make-request.ts';
import { writeOutline } from './write-outline.ts';

const ANSWERS = [
  { question: 'result', text: 'churn fell from 8% to 3.5% in 90 days' },
  { question: 'before', text: 'We charged monthly' },
  { question: null, text: 'iPhone users stayed anyway' },
] as const;

const write = (differs: Partial<DraftRequest> = {}) =>
  writeOutline(
    frameProduct(makeRequest({ website: null, topic: 'how we cut churn', shape: 'story', ...differs })),
  );

test('uses the topic as title, and the answers in question order with their leads', () => {
  expect(write({ answers: ANSWERS })).toEqual({
    title: 'How we cut churn',
    content: [
      'Before: We charged monthly',
      'What came of it: churn fell from 8% to 3.5% in 90 days',
      'iPhone users stayed anyway',
      'Has anyone here done it differently?',
    ].join('\n\n'),
  });
});

test('omits leads and the closing question if switched off', () => {
  const { content } = write({ answers: ANSWERS, leads: false, closing: false });
  expect(content).toBe(
    'We charged monthly\n\nchurn fell from 8% to 3.5% in 90 days\n\niPhone users stayed anyway',
  );
});

test('omits our English phrases from a text in another language', () => {
  const text = 'Wir haben die Rechnungen nicht mehr per Post geschickt';
  const { content } = write({
    topic: 'Wie wir schneller bezahlt werden',
    answers: [{ question: 'change', text }],
  });
  expect(content).toBe(text);
});

test('keeps answers to another shape’s questions, at the end', () => {
  const { content } = write({ shape: 'launch', answers: ANSWERS });
  for (const { text } of ANSWERS) expect(content).toContain(text);
});

test('uses the closing question as the text if there are no answers', () => {
  for (const shape of SHAPES)
    expect(write({ shape, closing: false }).content).toBe(SHAPE_TABLE[shape].closing);
  expect(write({ task: 'comment' })).toEqual({ title: null, content: SHAPE_TABLE.comment.closing });
});

test.each([
  ['the title', { topic: 'How do you cut churn?', answers: ANSWERS }],
  ['an answer', { answers: [...ANSWERS, { question: 'ask', text: 'What would you try?' }] }],
] as const)('omits the closing question if %s asks something', (_where, differs) => {
  expect(write(differs).content.split('\n\n').filter(isClosingQuestion)).toEqual([]);
});

test.each([
  ['https://acme.example/post?id=3', 'https://acme.example/post?id=3'],
  ['is it worth it…', 'Is it worth it…'],
  ['  iOS   or\nAndroid ', 'iOS or Android'],
])('turns the topic “%s” into the title “%s”', (topic, title) => {
  expect(write({ topic }).title).toBe(title);
});

test.each<[string, Partial<DraftRequest>, boolean]>([
  ['the author made it', { isOwn: true }, true],
  ['the title says so already', { isOwn: true, topic: 'Roast my landing page' }, false],
  ['the text says so already', { isOwn: true, topic: 'We just shipped a tracker for bees' }, false],
  [
    'an answer says so already',
    { isOwn: true, answers: [{ question: 'why', text: 'I built it for my bees' }] },
    false,
  ],
  [
    'an answer says so about something else',
    { isOwn: true, answers: [{ question: 'change', text: 'I made a list of bakers.' }] },
    true,
  ],
  ['the author did not make it', { isOwn: false }, false],
  ['the author has not said', {}, false],
  [
    'the facts name the product',
    {
      facts: { product: 'Hivewise', about: [] },
      answers: [{ question: 'result', text: 'Hivewise found it' }],
    },
    true,
  ],
])('if %s, adds a disclosure: %j → %s', (_case, differs, isDue) => {
  const { content } = write(differs);
  expect(/^Disclosure: /m.test(content)).toBe(isDue);
});

test('discloses without an “it” if the text names no product', () => {
  const { content } = write({ isOwn: true });
  expect(content).toContain('Disclosure: this is about something I work on.');
});

test('never replaces a name, however often it occurs', () => {
  const text = 'Hivewise counts bees, and Hivewise’s alarm rings when Hivewise sees a swarm';
  const facts = { product: 'Hivewise', about: [] };
  expect(write({ facts, answers: [{ question: 'change', text }] }).content).toContain(text);
});

test('every sentence is the author’s, a lead, a closing question or a disclosure', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9%€.,'-]{1,9}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));
  const answer = fc.record({ question: fc.option(fc.constantFrom(...QUESTION_KEYS)), text });
  fc.assert(
    fc.property(
      text,
      fc.array(answer, { maxLength: 6 }),
      fc.constantFrom(...SHAPES),
      fc.boolean(),
      (topic, answers, shape, leads) => {
        const { content } = write({ topic, answers, shape, leads, isOwn: true });
        const added = content
          .split('\n\n')
          .filter((paragraph) => !answers.some((one) => one.text.trim() === removeLead(paragraph).trim()))
          .flatMap(splitSentences)
          .map((sentence) => sentence.trim());
        expect(
          added.filter((sentence) => !isClosingQuestion(sentence) && !listClosings(null).has(sentence)),
        ).toEqual([]);
        for (const one of answers) expect(content).toContain(one.text.trim());
      },
    ),
  );
});
