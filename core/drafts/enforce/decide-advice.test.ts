import { expect, test } from 'vitest';
import { makeRequest, makeRules } from '#test/drafts/make-request.ts';
import { decideAdvice } from './decide-advice.ts';
import { frameDraft } from './draft-frame.ts';

const advise = (differs: Parameters<typeof makeRequest>[0]) =>
  decideAdvice(frameDraft(makeRequest(differs)))?.reason ?? null;
const NO_ADS = makeRules({ promotion: 'banned' });
const NO_PAGE = { website: null, facts: { product: 'Billwren', about: [] } };

test.each([
  ['a community without rules', { rules: null }, null],
  ['a community that allows promotion', { rules: makeRules() }, null],
  ['a product without a page', { rules: NO_ADS, ...NO_PAGE }, 'r/saas does not take promotion.'],
  ['a page without a name', { rules: NO_ADS, ctaStyle: 'direct' }, 'r/saas does not take promotion.'],
  ['a comment', { rules: NO_ADS, task: 'comment' }, 'r/saas does not take promotion.'],
] as const)('advises against posting: %s', (_sentence, differs, reason) => {
  expect(advise(differs)).toBe(reason);
});

test('of two bans, names the one that no wording avoids', () => {
  expect(advise({ rules: { ...NO_ADS, aiText: 'banned' } })).toBe(
    'r/saas does not take text written with AI.',
  );
  expect(advise({ rules: { ...NO_ADS, quotes: { promotion: 'No ads.' } } })).toBe(
    'r/saas does not take promotion. Its rule: “No ads.”',
  );
});
