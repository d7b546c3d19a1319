import { expect, test } from 'vitest';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import { NO_REQUIREMENTS } from '#core/communities/post-requirements.ts';
import { check, DAY_MS, found, type Given, NOW, rulesOf } from '#test/preflight/check.ts';

const plain = { content: 'I wait a week before I remind.' };
const foreignLink = { content: 'See https://other.example/ for that.' };

test('a text that nothing speaks against passes, with what we do not know as notes', () => {
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
] as const)('where promotion is %s, a text without a mention gets the notes %j', (promotion, codes) => {
  const { findings } = check({ rules: rulesOf({ promotion }), draft: plain });
  expect(findings.map(({ code }) => code).filter((code) => code === 'UNNAMED_OFFER')).toEqual(codes);
});

test('where nothing is found about links, the words are that no rule was found', () => {
  const { verdict, findings } = check({ draft: foreignLink });
  expect(verdict).toBe('pass');
  expect(findings.map(({ text }) => text)).toContain('We found no rule about links in posts.');
});

test.each([
  ['a ban of promotion holds a mention back', {}, { promotion: 'banned' }, ['block PROMOTION_BANNED']],
  ['and nothing else', plain, { promotion: 'banned' }, []],
  ['a need for leave holds it back', {}, { promotion: 'permission' }, ['block ASK_MODERATORS']],
  ['a condition is a warning', {}, { promotion: 'limited' }, ['warning PROMOTION_CONDITION']],
  ['what is allowed passes', {}, { promotion: 'allowed' }, []],
  ['a mention that isn’t disclosed is a warning', { content: 'Try Acme.' }, {}, ['warning UNDISCLOSED']],
  ['a ban of links holds back any link', foreignLink, { links: 'banned' }, ['block LINKS_BANNED']],
  [
    'and a link post',
    { type: 'link', content: '', url: 'https://other.example/' },
    { links: 'banned' },
    ['block LINKS_BANNED'],
  ],
  ['but no text without one', plain, { links: 'banned' }, []],
  ['a condition for links is a warning', foreignLink, { links: 'limited' }, ['warning LINKS_CONDITION']],
  [
    'a rule about promotion that speaks of links is one about links too',
    foreignLink,
    { promotion: 'limited', quotes: { promotion: 'Links to your own startup go into the pinned thread.' } },
    ['warning LINKS_CONDITION'],
  ],
  ['rules in another language aren’t read', plain, { isInEnglish: false }, ['warning RULES_NOT_READ']],
] as const)('%s', (_sentence, draft, reading, findings) => {
  expect(found({ draft, rules: rulesOf(reading as object) })).toEqual(findings);
});

test('a finding quotes the sentence it follows from and says what to do', () => {
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

test('the moderators’ leave lifts a ban and a need for leave; a question or a refusal does not', () => {
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

test('what the moderators said stands with their leave', () => {
  const leave = { answer: 'granted', at: NOW, note: 'Once a month is fine.', isOvertaken: false } as const;
  const { findings } = check({ rules: rulesOf({ promotion: 'banned' }, { leave }) });
  expect(findings[0]?.text).toBe(
    'The moderators of r/SaaS gave you leave on Nov 24, 2026. Your note: Once a month is fine.',
  );
});

test('a corrected field is never told with the community’s sentence, but with the reason', () => {
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

test('rules that could not be read are never taken for leave', () => {
  const { verdict, findings } = check({ rules: null, draft: plain });
  expect(verdict).toBe('warned');
  expect(findings[0]?.text).toBe(
    'The rules of r/SaaS couldn’t be read, so this text wasn’t checked against them.',
  );
  expect(found({ rules: null, draft: { content: 'Try Acme.' } })).toContain('warning UNDISCLOSED');
});

test('a reading older than 48 hours is said to be old', () => {
  const readAgo = (ms: number) => found({ draft: plain, rules: rulesOf({}, { checkedAt: NOW - ms }) });
  expect(readAgo(2 * DAY_MS)).toEqual([]);
  expect(readAgo(2 * DAY_MS + 1)).toEqual(['warning RULES_OLD']);
});

const generated = { title: 'Ten words in all', content: 'six of them stand here below' };
const aiText = { ...generated, beginning: { ...generated, confirmedAt: null } };
const tagged = { aiText: 'tag', titleTags: ['[AI]'] } as const;

test.each([
  ['AI text is held back where it is banned', aiText, { aiText: 'banned' }, ['block AI_TEXT']],
  [
    'unless its author changed it and confirms the words',
    { ...aiText, content: 'six of them stand here now', beginning: { ...generated, confirmedAt: NOW } },
    { aiText: 'banned' },
    [],
  ],
  [
    'which says nothing of a text that was left as it came',
    { ...aiText, beginning: { ...generated, confirmedAt: NOW } },
    { aiText: 'banned' },
    ['block AI_TEXT'],
  ],
  [
    'or has made them theirs',
    { ...aiText, content: 'six of these were mine below' },
    { aiText: 'banned' },
    [],
  ],
  ['or typed it', { ...aiText, beginning: null }, { aiText: 'banned' }, []],
  ['a tag that is asked for has to be there', aiText, tagged, ['block AI_TAG']],
  ['and is enough', { ...aiText, title: '[ai] Ten words in all' }, tagged, []],
  [
    'a mark that the rule does not name is the author’s to set',
    aiText,
    { aiText: 'tag' },
    ['warning AI_TAG'],
  ],
  ['a comment has no title to tag', { ...aiText, type: 'comment' }, tagged, ['warning AI_TAG']],
] as const)('%s', (_sentence, draft, reading, findings) => {
  expect(found({ draft, rules: rulesOf(reading as object) })).toEqual(findings);
});

test('what the settings of the community rule out holds back; a flair does not where a person posts it', () => {
  const requirements = { ...NO_REQUIREMENTS, flairRequired: true };
  const rules = rulesOf({}, { requirements });
  expect(found({ draft: plain, rules })).toEqual(['block FLAIR_REQUIRED']);
  expect(found({ draft: { ...plain, flair: 'Show' }, rules })).toEqual([]);
  expect(found({ draft: plain, rules, isByHand: true })).toEqual([]);
});

test.each([
  ['a community for links takes no text post', {}, { takes: 'link', access: 'public' }, ['block POST_TYPE']],
  [
    'one for texts takes no link post',
    { type: 'link', url: 'https://other.example/' },
    { takes: 'self', access: 'public' },
    ['block POST_TYPE'],
  ],
  ['but comments', { type: 'comment' }, { takes: 'link', access: 'public' }, []],
  ['one for approved members warns', {}, { takes: 'any', access: 'restricted' }, ['warning APPROVED_ONLY']],
  ['though not of comments', { type: 'comment' }, { takes: 'any', access: 'restricted' }, []],
  [
    'an archived one takes nothing',
    { type: 'comment' },
    { takes: 'any', access: 'archived' },
    ['block CLOSED'],
  ],
] as const)('%s', (_sentence, draft, admission, findings) => {
  expect(found({ draft: { ...plain, ...draft }, rules: rulesOf({}, { admission }) })).toEqual(findings);
});

test('the wrong kind of post is said once, whatever else the settings ask for', () => {
  const requirements = { ...NO_REQUIREMENTS, flairRequired: true };
  const admission = { takes: 'link', access: 'public' } as const;
  expect(found({ draft: plain, rules: rulesOf({}, { requirements, admission }) })).toEqual([
    'block POST_TYPE',
  ]);
});

const ownLink = { content: 'I built this: https://acme.example/' };

test('more than one in ten contributions with an own link is a warning, with the figures', () => {
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

test('a text that repeats a listed fact without the name is a mention', () => {
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
