import { describe, expect, test } from 'vitest';
import { isClaim } from '../../enforce/find-claims.ts';
import { hasPlaceholder } from '../../enforce/find-placeholders.ts';
import { markLinks } from '../../enforce/mark-links.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { BUILDING } from './building.ts';
import { CHANNELS } from './channels.ts';
import { CODE } from './code.ts';
import { COMPANY } from './company.ts';
import { CRAFT } from './craft.ts';
import { CUSTOMERS } from './customers.ts';
import { GENERAL } from './general.ts';
import { MONEY } from './money.ts';
import { PEOPLE } from './people.ts';
import { REACH } from './reach.ts';

const THEMES = [PEOPLE, CRAFT, CHANNELS, MONEY, CUSTOMERS, CODE, REACH, COMPANY, BUILDING].flat();
const ALL = [...THEMES.flatMap(({ concerns }) => concerns), ...GENERAL];
const texts = ALL.flatMap(({ what, ask, weigh, check }) => [what, ask, weigh, `${check}.`]);

describe('what is worth thinking about', () => {
  test.each(ALL.map((concern) => [concern.what, concern] as const))(
    '“%s” fits into each of its four places',
    (_what, { what, ask, weigh, check }) => {
      expect(`It depends on ${what}.`).toMatch(/^It depends on [\p{Ll}\p{Lu}][^.?!]*\.$/u);
      expect(what).not.toMatch(/^(?:How|What|When|The|A|Where|Why|Whether) /);
      expect(ask).toMatch(/^[A-Z].*\?$/);
      expect(weigh).toMatch(/^[A-Z].*\.$/);
      expect(check).toMatch(/^[A-Z].*[^.?!:]$/);
    },
  );

  test('claims nothing, leaves no gap, links nowhere and is written plainly', () => {
    expect(texts.filter(isClaim)).toEqual([]);
    expect(texts.filter((text) => hasPlaceholder(text, false))).toEqual([]);
    expect(texts.filter((text) => markLinks(sanitizeText(text), null).text !== text)).toEqual([]);
  });

  test('is said once in a theme and the points that go with all themes', () => {
    for (const { concerns } of THEMES) {
      const said = [...concerns, ...GENERAL].flatMap((concern) => Object.values(concern));
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

test('every theme has at least three points and is found by words in any case', () => {
  for (const { words, concerns } of THEMES) {
    expect(concerns.length).toBeGreaterThanOrEqual(3);
    expect(words.flags).toBe('i');
    expect(words.test('')).toBe(false);
  }
});

test.each([
  ['remote work across time zones', PEOPLE],
  ['cold email outreach', PEOPLE],
  ['screen reader testing', CRAFT],
  ['Tailwind or plain CSS', CRAFT],
  ['email deliverability', CHANNELS],
  ['Google Ads', CHANNELS],
  ['seed funding', MONEY],
  ['freelance day rates', MONEY],
  ['churn after onboarding', CUSTOMERS],
  ['our first customers', CUSTOMERS],
  ['Postgres on a VPS', CODE],
  ['OAuth logins', CODE],
  ['SEO and backlinks', REACH],
  ['a newsletter', REACH],
  ['hiring a first employee', COMPANY],
  ['burnout of solo founders', COMPANY],
  ['product-market fit', BUILDING],
  ['cohorts in a dashboard', BUILDING],
])('“%s” is a topic of its theme', (topic, themes) => {
  expect(themes.some(({ words }) => words.test(topic))).toBe(true);
});
