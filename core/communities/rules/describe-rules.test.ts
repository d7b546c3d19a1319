import { expect, test } from 'vitest';
import { NO_REQUIREMENTS, type PostRequirements } from '../post-requirements.ts';
import { applyCorrections } from './correction.ts';
import { describeRules, type RuleFinding } from './describe-rules.ts';
import { readRules, type RulesReading } from './read-rules.ts';

const describe = (differs: Partial<RulesReading>, requirements: PostRequirements = NO_REQUIREMENTS) =>
  describeRules({ ...readRules([], requirements), ...differs });
const finding = (severity: RuleFinding['severity'], text: string, because: string | null = null) => ({
  severity,
  text,
  because,
});

test('finds nothing in a community without rules', () => {
  expect(describe({})).toEqual([]);
});

test.each<[differs: Partial<RulesReading>, found: RuleFinding]>([
  [
    { aiText: 'banned', quotes: { aiText: 'No machines.' } },
    finding('stop', 'Text written with AI isn’t allowed.', 'No machines.'),
  ],
  [{ aiText: 'tag' }, finding('care', 'Text written with AI has to be marked.')],
  [{ aiText: 'allowed' }, finding('note', 'Text written with AI is allowed.')],
  [
    { aiText: 'allowed', quotes: { aiText: 'AI is fine if you have read it.' } },
    finding('care', 'Text written with AI is allowed with conditions.', 'AI is fine if you have read it.'),
  ],
  [
    { promotion: 'allowed', quotes: { promotion: 'Your own product is fine where it answers.' } },
    finding('care', 'Promotion is allowed with conditions.', 'Your own product is fine where it answers.'),
  ],
  [
    { promotion: 'banned', quotes: { promotion: 'No ads.' } },
    finding('stop', 'Promotion isn’t allowed.', 'No ads.'),
  ],
  [{ promotion: 'permission' }, finding('care', 'Promotion needs the moderators’ permission.')],
  [
    { promotion: 'limited', quotes: { promotion: 'In the thread only.' } },
    finding('care', 'Promotion is allowed with conditions.', 'In the thread only.'),
  ],
  [{ promotion: 'allowed' }, finding('note', 'Promotion is allowed.')],
  [
    { links: 'banned', quotes: { links: 'No links.' } },
    finding('stop', 'Links aren’t allowed.', 'No links.'),
  ],
  [{ links: 'limited' }, finding('care', 'Links are allowed with conditions.')],
  [{ links: 'allowed' }, finding('note', 'Links are allowed.')],
  [
    { days: ['friday', 'saturday', 'sunday'], quotes: { days: 'At the weekend.' } },
    finding('care', 'Promotion is for Fridays, Saturdays and Sundays only.', 'At the weekend.'),
  ],
  [{ quotaDays: 60 }, finding('care', 'Promotion is allowed once in 60 days.')],
  [{ quotaDays: 1 }, finding('care', 'Promotion is allowed once a day.')],
  [{ disclosure: true }, finding('care', 'Say that what you promote is yours.')],
  [
    { titleTags: ['[AI]', '[Bot]'] },
    finding('care', 'Texts written with AI carry a tag in the title: [AI], [Bot].'),
  ],
  [{ isInEnglish: false }, finding('care', 'These rules aren’t in English, so we can’t read them.')],
])('describes written rules: %j', (differs, found) => {
  expect(describe(differs)).toEqual([found]);
});

test.each<[differs: Partial<RulesReading>, text: string]>([
  [{}, 'We found no rule about promotion, links or text written with AI.'],
  [{ promotion: 'allowed', aiText: 'tag' }, 'We found no rule about links.'],
  [{ links: 'limited' }, 'We found no rule about promotion or text written with AI.'],
  [
    { promotion: 'limited', quotes: { promotion: 'Links to your own startup go into the pinned thread.' } },
    'We found no rule about text written with AI.',
  ],
])('calls a subject without a rule unknown, not allowed: %j', (differs, text) => {
  expect(describe({ sourceText: ['Be kind.'], ...differs })).toContainEqual(finding('note', text));
});

test('mentions no missing rule if every subject has one', () => {
  const found = describe({ sourceText: ['…'], promotion: 'allowed', links: 'allowed', aiText: 'allowed' });
  expect(found.map(({ text }) => text).join(' ')).not.toContain('no rule');
});

const { title, body } = NO_REQUIREMENTS;
test.each<[asks: Partial<PostRequirements>, found: RuleFinding[]]>([
  [
    { linkPolicy: 'whitelist', domainWhitelist: ['a.example', 'b.example'] },
    [finding('care', 'Only links to a.example, b.example are taken.')],
  ],
  [{ linkPolicy: 'none', domainWhitelist: ['a.example'] }, []],
  [
    { linkPolicy: 'blacklist', domainBlacklist: ['a.example', 'b.example'] },
    [finding('note', 'Links to a.example, b.example aren’t taken.')],
  ],
  [
    { linkPolicy: 'blacklist', domainBlacklist: ['a.co', 'b.co', 'c.co', 'd.co', 'e.co', 'f.co', 'g.co'] },
    [finding('note', 'Links to a.co, b.co, c.co, d.co, e.co and 2 other sites aren’t taken.')],
  ],
  [{ linkPolicy: 'blacklist' }, []],
  [{ flairRequired: true }, [finding('care', 'Every post needs a flair.')]],
  [{ body: { ...body, policy: 'notAllowed' } }, [finding('care', 'Posts are links without text.')]],
  [{ body: { ...body, policy: 'required' } }, [finding('note', 'Posts need a text.')]],
  [{ body: { ...body, minLength: 0 } }, []],
  [{ body: { ...body, minLength: 200 } }, [finding('note', 'A text has at least 200 characters.')]],
  [{ body: { ...body, required: ['Budget'] } }, [finding('care', 'A text has one of: Budget.')]],
  [{ body: { ...body, blacklisted: ['crypto'] } }, [finding('care', 'A text has none of: crypto.')]],
  [
    { title: { ...title, blacklisted: ['hiring', 'SEO'] } },
    [finding('care', 'A title has none of: hiring, SEO.')],
  ],
  [{ title: { ...title, minLength: 1 } }, []],
  [{ title: { ...title, minLength: 20 } }, [finding('note', 'A title has at least 20 characters.')]],
  [{ title: { ...title, maxLength: 100 } }, [finding('note', 'A title has at most 100 characters.')]],
  [
    { title: { ...title, required: ['[Q]', '[Help]'] } },
    [finding('care', 'A title has one of: [Q], [Help].')],
  ],
  [
    { title: { ...title, patterns: ['^\\[(Q|Solved)\\]'] } },
    [finding('care', 'A title has to begin with [Q] or [Solved].')],
  ],
  [{ title: { ...title, patterns: ['^\\d'] } }, [finding('care', 'A title has to fit the pattern “^\\d”.')]],
])('describes requirements: %j', (asks, found) => {
  expect(describe({}, { ...NO_REQUIREMENTS, ...asks })).toEqual(found);
});

test('sorts findings: bans first, then conditions, then notes', () => {
  const found = describe(
    { links: 'banned', promotion: 'limited', aiText: 'allowed' },
    { ...NO_REQUIREMENTS, flairRequired: true },
  );
  expect(found.map(({ severity }) => severity)).toEqual(['stop', 'care', 'care', 'note']);
});

test('says which findings apply only to posts or only to comments', () => {
  const rules = [
    { name: 'Promotion', text: 'No self-promotion.', appliesTo: 'link' as const },
    { name: 'Links', text: 'No links.', appliesTo: 'comment' as const },
    { name: 'No AI', text: 'Text written with AI is removed.', appliesTo: 'all' as const },
  ];
  const found = describeRules(readRules(rules, null), rules);
  expect(found.map(({ text }) => text)).toEqual([
    'Text written with AI isn’t allowed.',
    'In posts, promotion isn’t allowed.',
    'In comments, links aren’t allowed.',
  ]);
});

const textsOf = (...args: Parameters<typeof describeRules>) =>
  describeRules(...args).map(({ severity, text }) => `${severity}: ${text}`);

test('applies the guidelines to posts and comments', () => {
  const rules = [{ name: 'AI', text: 'No AI-generated content.', appliesTo: 'comment' as const }];
  const requirements = { ...NO_REQUIREMENTS, guidelines: 'AI-generated posts are banned.' };
  expect(textsOf(readRules(rules, requirements), rules)).toContain(
    'stop: Text written with AI isn’t allowed.',
  );
});

const APART = [
  { name: 'Posts', text: 'No self-promotion.', appliesTo: 'link' as const },
  { name: 'Comments', text: 'Promotion once a week.', appliesTo: 'comment' as const },
];

test('describes posts and comments separately if one is stricter, each with its own sentence', () => {
  const found = describeRules(readRules(APART, null), APART);
  expect(found.slice(0, 3)).toEqual([
    finding('stop', 'In posts, promotion isn’t allowed.', 'No self-promotion.'),
    finding('care', 'In comments, promotion is allowed with conditions.', 'Promotion once a week.'),
    finding('care', 'In comments, promotion is allowed once in 7 days.', 'Promotion once a week.'),
  ]);
});

test('the rest of a rule that names a promotion thread applies only to its content type', () => {
  const text = 'Self-promotion only in the weekly thread, nowhere else. Text written with AI is not allowed.';
  const rules = [{ name: 'Posts', text, appliesTo: 'link' as const }];
  const said = textsOf(readRules(rules, null), rules);
  expect(said).toContain('stop: In posts, text written with AI isn’t allowed.');
  expect(said.some((line) => line.includes('In posts, promotion'))).toBe(false);
});

test('a rule for comments applies to posts too if it allows promotion only in a thread', () => {
  const text = 'Promotion belongs in the weekly thread only.';
  const rules = [{ name: 'Promotion', text, appliesTo: 'comment' as const }];
  expect(textsOf(readRules(rules, null), rules)).toContain('care: Promotion is allowed with conditions.');
});

test('a correction to "allowed" drops the condition of the old sentence', () => {
  const rules = [
    { name: 'Ads', text: 'Self-promotion only in the weekly thread.', appliesTo: 'all' as const },
  ];
  const corrections = [{ field: 'promotion' as const, value: 'allowed' as const, reason: 'Asked', at: 5 }];
  const texts = textsOf(applyCorrections(readRules(rules, null), corrections), rules);
  expect(texts).toContain('note: Promotion is allowed.');
});

test.each([
  ['Feel free to promote your work whenever you like.', false],
  ['Your own work is welcome, also when you are new here.', false],
  ['Your own product is fine where it answers the question.', true],
  ['Self-promotion is welcome if you take part.', true],
  ['Your own work is welcome except for courses.', true],
  ['Your own work is allowed when relevant.', true],
])('“%s” allows promotion on a condition: %s', (promotion, isConditional) => {
  const [found] = describe({ promotion: 'allowed', quotes: { promotion } });
  expect(found?.text).toBe(isConditional ? 'Promotion is allowed with conditions.' : 'Promotion is allowed.');
});

test('applies corrections to posts and comments', () => {
  const corrections = [{ field: 'promotion' as const, value: 'banned' as const, reason: 'Told so', at: 5 }];
  const texts = textsOf(applyCorrections(readRules(APART, null), corrections), APART);
  expect(texts).toContain('stop: Promotion isn’t allowed.');
  expect(texts.join(' ')).not.toContain('Promotion isn’t allowed (');
});
