import { expect, test } from 'vitest';
import { composeDraft } from '../compose-draft.ts';
import type { DraftRequest } from '../draft-request.ts';
import { enforceConstraints } from '../enforce-constraints.ts';
import { makeRequest, makeRules } from '../testing/make-request.ts';

const OWN = { product: 'Quillbox', about: [] };
const SITE = { url: 'https://billwren.example/', title: '', description: '', headings: [], text: '' };
/** What is shown where a text may have so many characters. */
const shown = (maxLength: number, differs: Partial<DraftRequest>): string => {
  const request = makeRequest({ website: null, rules: makeRules({}, { body: { maxLength } }), ...differs });
  const enforced = enforceConstraints(composeDraft(request).draft, request);
  if (!enforced.ok) throw new Error('Nothing could be kept.');
  expect(enforced.result.content.length).toBeLessThanOrEqual(maxLength);
  return enforced.result.content;
};

const CHASED = {
  topic: 'How do freelancers chase invoices?',
  facts: OWN,
  answers: [
    { role: 'before', text: 'I typed every invoice by hand for two years' },
    { role: 'result', text: 'Then I wrote Quillbox for myself and my two friends in town' },
  ],
} as const;

const BOOTH =
  'We sold our booth after ten years. The mice had eaten the canvas, and it rained in through both doors all summer';

test.each([
  [100, [], 'What do you think of the page?'],
  [60, [{ role: 'ask', text: 'Would you?' }], 'Would you?\n\nWhat do you think of the page?'],
  [35, [{ role: 'ask', text: 'Would you?' }], 'What do you think of the page?'],
  [20, [], 'What do you think'],
] as const)('a link whose text may have %i characters keeps a question', (maxLength, answers, content) => {
  const link = { task: 'link', topic: BOOTH, website: SITE, ctaStyle: 'none', answers } as const;
  expect(shown(maxLength, link)).toBe(content);
});

test('what its author wants to hear in two words stands beside a question of ours, or leaves its room to that', () => {
  const answers = [
    { role: 'result', text: 'We lost two of our oldest customers at once' },
    { role: 'ask', text: 'any tips?' },
  ] as const;
  const post = { topic: 'We raised our prices', ctaStyle: 'none', answers } as const;
  expect(shown(60, post)).toBe('We lost two of our oldest customers at once.\n\nAny tips?');
  expect(shown(46, post)).toMatch(/^Any tips\?\n\n\p{L}.{8,}[.?]$/u);
  expect(shown(28, post)).toMatch(/^(?!Any tips).{10,}[.?]$/);
});

test('a question gives what it needs to be understood in one paragraph, unless that is long', () => {
  const told = (text: string) =>
    shown(4_000, {
      topic: 'What I learned from 12 interviews',
      angle: 'question',
      ctaStyle: 'none',
      answers: [
        { role: 'before', text: 'We guessed' },
        { role: 'change', text },
        { role: 'failed', text: 'Cold emails brought nobody' },
      ],
    }).split('\n\n').length;
  expect(told('We asked twelve people')).toBe(2);
  expect(told(`We asked ${'very '.repeat(80)}many people`)).toBe(4);
});

test('a text that has just the room it needs loses nothing: the words for the product are drawn once', () => {
  const answers = [{ role: 'before', text: 'I typed every invoice by hand' }] as const;
  for (const seed of Array.from({ length: 20 }, (_, at) => `${at}`)) {
    const whole = shown(1_000, { ...CHASED, answers, seed });
    expect(shown(whole.length, { ...CHASED, answers, seed })).toBe(whole);
  }
});
