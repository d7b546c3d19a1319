import { expect, test } from 'vitest';
import { NO_REQUIREMENTS } from '#core/communities/post-requirements.ts';
import { DAY_MS, kept, keptBy, NOW, rulesOf } from '#test/preflight/check.ts';

const quotes = {
  promotion: 'Promotion has conditions.',
  quotaDays: 'Once in 60 days.',
  days: 'Tuesdays only.',
  links: 'No links.',
  aiText: 'No AI.',
  disclosure: 'Say that it is yours.',
};
const plain = { content: 'I wait a week before I remind.' };
const begun = { title: 'One two', content: 'Three four five six', confirmedAt: null };

test.each([
  ['nothing for a text without a mention, which may be an offer', plain, { promotion: 'limited' }, []],
  [
    'the first mention in the window, with a disclosure',
    {},
    { promotion: 'limited', quotaDays: 60 },
    [
      'quotaDays: It is the only mention of Acme in r/SaaS in 60 days.',
      'disclosure: It says that Acme is yours.',
    ],
  ],
  [
    'a mention on an allowed day',
    {},
    { days: ['tuesday'] },
    ['days: It goes out on Tuesday, November 24.', 'disclosure: It says that Acme is yours.'],
  ],
  ['nothing for a mention on another day', { content: 'Try Acme.' }, { days: ['sunday'] }, []],
  ['nothing for a mention under a ban', { content: 'Try Acme.' }, { promotion: 'banned' }, []],
  ['no link', plain, { links: 'banned' }, ['links: It has no link.']],
  [
    'nothing for an address without a scheme, which may be a link',
    { content: 'Our notes are at other.example/notes today.' },
    { links: 'banned' },
    [],
  ],
  [
    'an allowed link',
    { content: 'See https://other.example/' },
    { links: 'allowed' },
    ['links: r/SaaS takes links.'],
  ],
  [
    'nothing for a link under a condition',
    { content: 'See https://other.example/' },
    { links: 'limited' },
    [],
  ],
  ['typed words', plain, { aiText: 'banned' }, ['aiText: None of it was generated here.']],
  [
    'enough of the author’s own words',
    { title: 'Mine', content: 'Three four', beginning: begun },
    { aiText: 'banned' },
    ['aiText: At least 33 % of the words are yours.'],
  ],
  ['nothing for too few own words', { ...begun, beginning: begun }, { aiText: 'banned' }, []],
  [
    'the tag for AI text',
    { title: '[AI] One two', content: 'Three four five six', beginning: begun },
    { aiText: 'tag', titleTags: ['[AI]'] },
    ['aiText: The title says that AI helped.'],
  ],
  [
    'a text of the built-in composer if AI text must be tagged',
    { ...begun, beginning: { ...begun, byModel: false } },
    { aiText: 'tag', titleTags: ['[AI]'] },
    ['aiText: No model wrote it.'],
  ],
  [
    'nothing for such a text if AI text is banned',
    { ...begun, beginning: { ...begun, byModel: false } },
    { aiText: 'banned' },
    [],
  ],
  [
    'a confirmation by the author, which needs no tag',
    {
      title: 'One two',
      content: 'Three four five six, and mine',
      beginning: {
        ...begun,
        content: 'Three four five six seven eight nine ten eleven twelve',
        confirmedAt: NOW,
      },
    },
    { aiText: 'tag', titleTags: ['[AI]'] },
    ['aiText: You confirmed that the words are yours.'],
  ],
] as const)('lists the rule as followed: %s', (_sentence, draft, reading, expected) => {
  expect(keptBy({ draft, rules: rulesOf(reading as object) })).toEqual(expected);
});

test('quotes the community for each rule that the text follows', () => {
  const rules = rulesOf({ disclosure: true, links: 'banned', aiText: 'banned', quotaDays: 60, quotes });
  expect(kept({ rules }).map(({ quote }) => quote)).toEqual([
    quotes.aiText,
    quotes.quotaDays,
    quotes.disclosure,
    quotes.links,
  ]);
});

test('does not list a quota that a recent mention violates', () => {
  const rules = rulesOf({ quotaDays: 60 });
  const history = { mentions: [{ id: 'pst_1', at: NOW - DAY_MS, isOut: true }] };
  expect(keptBy({ rules, history })).toEqual(['disclosure: It says that Acme is yours.']);
});

test('does not list a quota if earlier mentions are unknown', () => {
  const rules = rulesOf({ quotaDays: 60 });
  expect(keptBy({ rules, history: { isHidden: true } })).toEqual(['disclosure: It says that Acme is yours.']);
});

test('lists the requirements of the settings once they are met', () => {
  const requirements = { ...NO_REQUIREMENTS, title: { ...NO_REQUIREMENTS.title, minLength: 5 } };
  const rules = rulesOf({}, { requirements });
  expect(keptBy({ draft: plain, rules })).toEqual(['form: The title is as r/SaaS asks.']);
  expect(keptBy({ draft: { ...plain, title: 'Hm' }, rules })).toEqual([]);
});

test('lists nothing if the rules or the product are unknown', () => {
  expect(keptBy({ rules: null })).toEqual([]);
  expect(keptBy({ draft: plain, rules: rulesOf({ promotion: 'banned' }), isKnown: false })).toEqual([]);
});

test('lists nothing for a promotion condition that needs judgment', () => {
  const keptUnder = (promotion: string) =>
    keptBy({ rules: rulesOf({ promotion: 'allowed', quotes: { promotion } }) });
  const disclosed = 'disclosure: It says that Acme is yours.';
  expect(keptUnder('Promotion is welcome.')).toEqual(['promotion: r/SaaS takes promotion.', disclosed]);
  expect(keptUnder('Mentioning your own product is fine where it answers the question.')).toEqual([
    disclosed,
  ]);
});
