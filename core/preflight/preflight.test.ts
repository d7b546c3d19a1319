import { expect, test } from 'vitest';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import { NO_REQUIREMENTS } from '#core/communities/post-requirements.ts';
import { check, DAY_MS, found, type Given, NOW, rulesOf } from '#test/preflight/check.ts';

const plain = { content: 'I wait a week before I remind.' };
const foreignLink = { content: 'See https://other.example/ for that.' };

test('passes a text that breaks no rule, with notes on what is unknown', () => {
  const { verdict, findings } = check({ draft: plain });
  expect(verdict).toBe('pass');
  expect(findings.map(({ code }) => code)).toEqual(['UNKNOWN_GATES']);
});

test.each([
  ['banned', ['UNNAMED_OFFER']],
  ['permission', ['UNNAMED_OFFER']],
  ['limited', ['UNNAMED_OFFER']],
  ['allowed', []],
  ['unknown', []],
] as const)('with promotion %s, a text without a mention gets the notes %j', (promotion, codes) => {
  const { findings } = check({ rules: rulesOf({ promotion }), draft: plain });
  expect(findings.map(({ code }) => code).filter((code) => code === 'UNNAMED_OFFER')).toEqual(codes);
});

test.each([
  ['Message me for a code.', ['warning UNNAMED_OFFER']],
  ['A program for desk workers. Disclosure: I work on it.', ['warning UNNAMED_OFFER']],
  [plain.content, []],
])('under a promotion ban, the unnamed offer in "%s" gets the warnings %j', (content, findings) => {
  expect(found({ draft: { content }, rules: rulesOf({ promotion: 'banned' }) })).toEqual(findings);
});

test('says that no rule about links was found', () => {
  const { verdict, findings } = check({ draft: foreignLink });
  expect(verdict).toBe('pass');
  expect(findings.map(({ text }) => text)).toContain('We found no rule about links in posts.');
});

test.each([
  ['blocks a mention under a promotion ban', {}, { promotion: 'banned' }, ['block PROMOTION_BANNED']],
  ['blocks only the mention', plain, { promotion: 'banned' }, []],
  ['blocks a mention that needs permission', {}, { promotion: 'permission' }, ['block ASK_MODERATORS']],
  ['warns about a condition', {}, { promotion: 'limited' }, ['warning PROMOTION_CONDITION']],
  ['passes an allowed mention', {}, { promotion: 'allowed' }, []],
  ['warns about an undisclosed mention', { content: 'Try Acme.' }, {}, ['warning UNDISCLOSED']],
  ['blocks any link under a link ban', foreignLink, { links: 'banned' }, ['block LINKS_BANNED']],
  [
    'blocks a link post under a link ban',
    { type: 'link', content: '', url: 'https://other.example/' },
    { links: 'banned' },
    ['block LINKS_BANNED'],
  ],
  ['passes a text without links under a link ban', plain, { links: 'banned' }, []],
  ['warns about a condition for links', foreignLink, { links: 'limited' }, ['warning LINKS_CONDITION']],
  [
    'applies a promotion rule that mentions links to links',
    foreignLink,
    { promotion: 'limited', quotes: { promotion: 'Links to your own startup go into the pinned thread.' } },
    ['warning LINKS_CONDITION'],
  ],
  ['warns about rules in another language', plain, { isInEnglish: false }, ['warning RULES_NOT_READ']],
] as const)('the check of promotion %s', (_sentence, draft, reading, findings) => {
  expect(found({ draft, rules: rulesOf(reading as object) })).toEqual(findings);
});

test('a finding quotes its source sentence and says what to do', () => {
  const rules = rulesOf({ promotion: 'banned', quotes: { promotion: 'No ads.' } });
  expect(check({ rules }).findings[0]).toEqual({
    severity: 'block',
    code: 'PROMOTION_BANNED',
    text: 'r/SaaS takes no promotion, and this text mentions Acme.',
    quote: 'No ads.',
    remedy: 'Answer without the mention, or ask the moderators.',
    nextAt: null,
  });
});

test('permission from the moderators lifts a ban; a question or refusal does not', () => {
  const at = NOW - DAY_MS;
  for (const promotion of ['banned', 'permission'] as const) {
    const granted = rulesOf(
      { promotion },
      { leave: { answer: 'granted', at, note: '', isOvertaken: false } },
    );
    expect(found({ rules: granted })).toEqual([]);
    for (const answer of ['asked', 'refused'] as const) {
      const { verdict } = check({
        rules: rulesOf({ promotion }, { leave: { answer, at, note: '', isOvertaken: false } }),
      });
      expect(verdict).toBe('blocked');
    }
  }
});

test('shows the note on the moderators’ answer', () => {
  const leave = { answer: 'granted', at: NOW, note: 'Once a month is fine.', isOvertaken: false } as const;
  const { findings } = check({ rules: rulesOf({ promotion: 'banned' }, { leave }) });
  expect(findings[0]?.text).toBe(
    'The moderators of r/SaaS gave you leave on Nov 24, 2026. Your note: Once a month is fine.',
  );
});

test('shows the reason for a corrected field, not the community’s sentence', () => {
  const ours = rulesOf({
    promotion: 'banned',
    aiText: 'banned',
    quotes: { promotion: 'No promotion.', aiText: 'No AI.' },
  });
  const why = { reason: 'They told me.', at: NOW };
  const reading = applyCorrections(ours.reading, [
    { field: 'promotion', value: 'limited', ...why },
    { field: 'aiText', value: 'tag', ...why },
  ]);
  const { findings } = check({ draft: aiText, rules: { ...ours, reading } });
  expect(findings[0]).toMatchObject({
    code: 'AI_TAG',
    text: 'r/SaaS wants text written with AI to be marked. You corrected this on Nov 24, 2026: They told me.',
    quote: null,
    remedy: 'Mark it, or make the words your own.',
  });
  expect(check({ rules: { ...ours, reading } }).findings[0]).toMatchObject({
    code: 'PROMOTION_CONDITION',
    text: expect.stringContaining('You corrected this on'),
    quote: null,
  });
});

test('never treats unreadable rules as permission', () => {
  const { verdict, findings } = check({ rules: null, draft: plain });
  expect(verdict).toBe('warned');
  expect(findings[0]?.text).toBe(
    'The rules of r/SaaS couldn’t be read, so this text wasn’t checked against them.',
  );
  expect(found({ rules: null, draft: { content: 'Try Acme.' } })).toContain('warning UNDISCLOSED');
});

test('warns about a reading older than 48 hours', () => {
  const readAgo = (ms: number) => found({ draft: plain, rules: rulesOf({}, { checkedAt: NOW - ms }) });
  expect(readAgo(2 * DAY_MS)).toEqual([]);
  expect(readAgo(2 * DAY_MS + 1)).toEqual(['warning RULES_OLD']);
});

const generated = { title: 'Ten words in all', content: 'six of them stand here below' };
const aiText = { ...generated, beginning: { ...generated, confirmedAt: null } };
const tagged = { aiText: 'tag', titleTags: ['[AI]'] } as const;

test.each([
  ['blocks AI text under a ban', aiText, { aiText: 'banned' }, ['block AI_TEXT']],
  [
    'passes a changed text whose author confirms the words',
    { ...aiText, content: 'six of them stand here now', beginning: { ...generated, confirmedAt: NOW } },
    { aiText: 'banned' },
    [],
  ],
  [
    'blocks an unchanged text despite the confirmation',
    { ...aiText, beginning: { ...generated, confirmedAt: NOW } },
    { aiText: 'banned' },
    ['block AI_TEXT'],
  ],
  [
    'passes a text with enough own words',
    { ...aiText, content: 'six of these were mine below' },
    { aiText: 'banned' },
    [],
  ],
  ['passes a typed text', { ...aiText, beginning: null }, { aiText: 'banned' }, []],
  ['requires the tag', aiText, tagged, ['block AI_TAG']],
  ['accepts the tag', { ...aiText, title: '[ai] Ten words in all' }, tagged, []],
  ['leaves an unnamed mark to the author', aiText, { aiText: 'tag' }, ['warning AI_TAG']],
  [
    'warns about a comment, which has no title to tag',
    { ...aiText, type: 'comment' },
    tagged,
    ['warning AI_TAG'],
  ],
] as const)('the check of AI text %s', (_sentence, draft, reading, findings) => {
  expect(found({ draft, rules: rulesOf(reading as object) })).toEqual(findings);
});

test('blocks what the community’s settings rule out, except a flair if the user posts by hand', () => {
  const requirements = { ...NO_REQUIREMENTS, flairRequired: true };
  const rules = rulesOf({}, { requirements });
  expect(found({ draft: plain, rules })).toEqual(['block FLAIR_REQUIRED']);
  expect(found({ draft: { ...plain, flair: 'Show' }, rules })).toEqual([]);
  expect(found({ draft: plain, rules, isByHand: true })).toEqual([]);
});

test.each([
  [
    'blocks a text post in a community for links',
    {},
    { takes: 'link', access: 'public' },
    ['block POST_TYPE'],
  ],
  [
    'blocks a link post in a community for texts',
    { type: 'link', url: 'https://other.example/' },
    { takes: 'self', access: 'public' },
    ['block POST_TYPE'],
  ],
  ['passes a comment there', { type: 'comment' }, { takes: 'link', access: 'public' }, []],
  [
    'warns in a community for approved members',
    {},
    { takes: 'any', access: 'restricted' },
    ['warning APPROVED_ONLY'],
  ],
  ['does not warn about comments there', { type: 'comment' }, { takes: 'any', access: 'restricted' }, []],
  [
    'blocks everything in an archived community',
    { type: 'comment' },
    { takes: 'any', access: 'archived' },
    ['block CLOSED'],
  ],
] as const)('the check of the community’s settings %s', (_sentence, draft, admission, findings) => {
  expect(found({ draft: { ...plain, ...draft }, rules: rulesOf({}, { admission }) })).toEqual(findings);
});

test('reports the wrong post type only once, even with other requirements', () => {
  const requirements = { ...NO_REQUIREMENTS, flairRequired: true };
  const admission = { takes: 'link', access: 'public' } as const;
  expect(found({ draft: plain, rules: rulesOf({}, { requirements, admission }) })).toEqual([
    'block POST_TYPE',
  ]);
});

const ownLink = { content: 'I built this: https://acme.example/' };

test('warns, with numbers, if more than one in ten contributions has an own link', () => {
  const sharing = (withOwnLink: number, total: number, draft: object = ownLink): Given => ({
    draft,
    history: { contributions: { total, withOwnLink } },
  });
  expect(found(sharing(9, 99))).toEqual([]);
  expect(check(sharing(10, 99)).findings[0]).toMatchObject({
    code: 'OWN_LINK_SHARE',
    text:
      'With this, 11 of your last 100 contributions link to your own site: 11 %. Moderators take more ' +
      'than 10 % for marketing.',
  });
  expect(found(sharing(9, 9))).toEqual([]);
  expect(found(sharing(50, 99, plain))).toEqual([]);
});

test('counts a text without the product’s name as a mention if it repeats a listed fact', () => {
  const content = 'Each month we pick one small roaster in Norway and send you two bags.';
  const draft = { content };
  expect(found({ draft, rules: rulesOf({ promotion: 'banned' }) })).toEqual([
    'block PROMOTION_BANNED',
    'warning UNDISCLOSED',
  ]);
  expect(check({ draft, rules: rulesOf({ promotion: 'banned' }) }).findings[0]?.text).toBe(
    `r/SaaS takes no promotion, and this text repeats a fact about Acme: “${content}”.`,
  );
  expect(found({ draft: { content: `${content}\nDisclosure: I work on it.` } })).toEqual([]);
});
