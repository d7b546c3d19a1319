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
  ['no mention', plain, { promotion: 'limited' }, ['promotion: It doesn’t mention Acme.']],
  ['no mention where only days count', plain, { days: ['sunday'] }, ['days: It doesn’t mention Acme.']],
  [
    'a mention that is the first in its time, and says whose it is',
    {},
    { promotion: 'limited', quotaDays: 60 },
    [
      'quotaDays: It is the only mention of Acme in r/SaaS in 60 days.',
      'disclosure: It says that Acme is yours.',
    ],
  ],
  [
    'a mention on its day',
    {},
    { days: ['tuesday'] },
    ['days: It goes out on Tuesday, November 24.', 'disclosure: It says that Acme is yours.'],
  ],
  ['but not on another day', { content: 'Try Acme.' }, { days: ['sunday'] }, []],
  ['nor where it is banned', { content: 'Try Acme.' }, { promotion: 'banned' }, []],
  ['no link', plain, { links: 'banned' }, ['links: It has no link.']],
  [
    'no tick for an address that is only no link for want of its scheme',
    { content: 'Our notes are at other.example/notes today.' },
    { links: 'banned' },
    [],
  ],
  [
    'a link that is allowed',
    { content: 'See https://other.example/' },
    { links: 'allowed' },
    ['links: r/SaaS takes links.'],
  ],
  ['but none that isn’t', { content: 'See https://other.example/' }, { links: 'limited' }, []],
  ['words that were typed', plain, { aiText: 'banned' }, ['aiText: None of it was generated here.']],
  [
    'enough words of one’s own',
    { title: 'Mine', content: 'Three four', beginning: begun },
    { aiText: 'banned' },
    ['aiText: At least 33 % of the words are yours.'],
  ],
  ['but not too few of them', { ...begun, beginning: begun }, { aiText: 'banned' }, []],
  [
    'the tag where words with AI are marked',
    { title: '[AI] One two', content: 'Three four five six', beginning: begun },
    { aiText: 'tag', titleTags: ['[AI]'] },
    ['aiText: The title says that AI helped.'],
  ],
  [
    'a text of the built-in composer where words with AI are marked',
    { ...begun, beginning: { ...begun, byModel: false } },
    { aiText: 'tag', titleTags: ['[AI]'] },
    ['aiText: No model wrote it.'],
  ],
  [
    'but not where they are banned',
    { ...begun, beginning: { ...begun, byModel: false } },
    { aiText: 'banned' },
    [],
  ],
  [
    'the author’s word for a few of them, which is no tag',
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
] as const)('%s is told as kept', (_sentence, draft, reading, expected) => {
  expect(keptBy({ draft, rules: rulesOf(reading as object) })).toEqual(expected);
});

test('each rule that is kept has the community’s own words', () => {
  const rules = rulesOf({ disclosure: true, links: 'banned', aiText: 'banned', quotaDays: 60, quotes });
  expect(kept({ rules }).map(({ quote }) => quote)).toEqual([
    quotes.aiText,
    quotes.quotaDays,
    quotes.disclosure,
    quotes.links,
  ]);
});

test('what was mentioned too lately is not told as kept', () => {
  const rules = rulesOf({ quotaDays: 60 });
  const history = { mentions: [{ id: 'pst_1', at: NOW - DAY_MS, isOut: true }] };
  expect(keptBy({ rules, history })).toEqual(['disclosure: It says that Acme is yours.']);
});

test('a quota is not told as kept where nobody knows of earlier mentions', () => {
  const rules = rulesOf({ quotaDays: 60 });
  expect(keptBy({ rules, history: { isHidden: true } })).toEqual(['disclosure: It says that Acme is yours.']);
});

test('what the settings ask is told once it is done', () => {
  const requirements = { ...NO_REQUIREMENTS, title: { ...NO_REQUIREMENTS.title, minLength: 5 } };
  const rules = rulesOf({}, { requirements });
  expect(keptBy({ draft: plain, rules })).toEqual(['form: The title is as r/SaaS asks.']);
  expect(keptBy({ draft: { ...plain, title: 'Hm' }, rules })).toEqual([]);
});

test('nothing is kept where the rules are not known, or the product is not', () => {
  expect(keptBy({ rules: null })).toEqual([]);
  expect(keptBy({ draft: plain, rules: rulesOf({ promotion: 'banned' }), isKnown: false })).toEqual([]);
});

test('where promotion is taken on a condition of judgement, nothing says that it is kept', () => {
  const keptUnder = (promotion: string) =>
    keptBy({ rules: rulesOf({ promotion: 'allowed', quotes: { promotion } }) });
  const disclosed = 'disclosure: It says that Acme is yours.';
  expect(keptUnder('Promotion is welcome.')).toEqual(['promotion: r/SaaS takes promotion.', disclosed]);
  expect(keptUnder('Mentioning your own product is fine where it answers the question.')).toEqual([
    disclosed,
  ]);
});
