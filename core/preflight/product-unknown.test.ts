import { expect, test } from 'vitest';
import { check, found, rulesOf } from '#test/preflight/check.ts';

test('warns once if promotion is limited and the product is unknown', () => {
  const unknown = (promotion: 'banned' | 'permission' | 'limited' | 'allowed' | 'unknown') =>
    found({ isKnown: false, rules: rulesOf({ promotion }) });
  for (const promotion of ['banned', 'permission', 'limited'] as const)
    expect(unknown(promotion)).toEqual(['warning PRODUCT_UNKNOWN']);
  for (const promotion of ['allowed', 'unknown'] as const) expect(unknown(promotion)).toEqual([]);
  expect(found({ isKnown: false, rules: rulesOf({ quotaDays: 60 }) })).toEqual(['warning PRODUCT_UNKNOWN']);
  expect(found({ isKnown: false, rules: rulesOf({ days: ['sunday'] }) })).toEqual([
    'warning PRODUCT_UNKNOWN',
  ]);
  expect(check({ isKnown: false, rules: rulesOf({ promotion: 'banned' }) }).findings[0]).toMatchObject({
    text: 'We don’t know your product’s name or website, so we can’t tell whether this mentions it.',
    remedy: 'State the name in the settings, or give the website with the text.',
  });
});
