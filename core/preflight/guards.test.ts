import { expect, test } from 'vitest';
import { NO_REQUIREMENTS } from '#core/communities/post-requirements.ts';
import { describeBudget } from './mention-budget.ts';
import { scopeRules } from './scope-rules.ts';
import type { Mention } from './subject.ts';
import { check, DAY_MS, found, NOW, rulesOf } from '#test/preflight/check.ts';
import { findNewFinding } from './to-problem.ts';

const generated = { title: 'Ten words in all', content: 'six of them stand here below' };
const aiText = { ...generated, beginning: { ...generated, confirmedAt: null } };
const tagged = rulesOf({ aiText: 'tag', titleTags: ['[AI]'] });

test('accepts a tag for AI text only at the start of the title', () => {
  const titled = (title: string) => found({ draft: { ...aiText, title }, rules: tagged });
  expect(titled('  [AI] Ten words in all')).toEqual([]);
  expect(titled('Ten words [AI] in all')).toEqual(['block AI_TAG']);
  expect(titled('Ten words in all [AI]')).toEqual(['block AI_TAG']);
  const beginning = { ...aiText.beginning, byModel: false };
  expect(found({ draft: { ...aiText, beginning, title: 'Ten words in all' }, rules: tagged })).toEqual([]);
});

const quota = rulesOf({ promotion: 'allowed', quotaDays: 60 });
const out = (inDays: number, id = 'pst_1'): Mention => ({ id, at: NOW + inDays * DAY_MS, isOut: true });
const codes = (mentions: Mention[], at = NOW) =>
  found({ rules: quota, history: { mentions }, moment: { at, plannedAt: at } });

test('a published mention blocks one at another time only inside the community’s window', () => {
  expect(codes([out(59)])).toEqual(['block QUOTA']);
  expect(codes([out(61)])).toEqual([]);
  expect(codes([out(-61)])).toEqual([]);
});

test('a planned post blocks neither itself nor posts planned long before it', () => {
  const own = { id: 'pst_5', at: NOW + DAY_MS, isOut: false };
  expect(codes([own])).toEqual([]);
  expect(codes([{ id: 'pst_1', at: NOW + 61 * DAY_MS, isOut: false }])).toEqual([]);
});

test('the latest of several mentions counts, both for the rule and for the budget', () => {
  const mentions = [out(-50, 'pst_1'), out(-10, 'pst_2')];
  const { findings } = check({ rules: quota, history: { mentions } });
  expect(findings[0]?.text).toContain('the last was on Nov 14, 2026');
  const asked = { label: 'Acme', community: 'SaaS', quotaDays: 60 };
  const budgetOf = (...known: Mention[]) =>
    describeBudget(asked, { mentions: known, contributions: null }, { now: NOW })?.text;
  expect(budgetOf(...mentions)).toBe('You may mention Acme in r/SaaS again in 50 days.');
  expect(budgetOf(out(-61))).toContain('haven’t done so lately');
});

test('checks posts against the settings even if comments have their own rules', () => {
  const guidelines = 'No self-promotion.';
  const requirements = { ...NO_REQUIREMENTS, flairRequired: true, guidelines };
  const forComments = { name: 'Links', text: 'No links.', appliesTo: 'comment' as const };
  const rules = rulesOf({}, { requirements, rules: [forComments] });
  expect(found({ draft: { content: 'I wait a week.' }, rules })).toEqual(['block FLAIR_REQUIRED']);
  expect(scopeRules(rules).posts.reading.promotion).toBe('banned');
});

test('a warning that becomes a block is a change, even with the same text', () => {
  const quotes = { quotes: { links: 'No links, please.' } };
  const draft = { content: 'See https://other.example/ for that.' };
  const limited = check({ draft, rules: rulesOf({ links: 'limited', ...quotes }) });
  const [finding] = limited.findings;
  const blocked = { verdict: 'blocked', findings: [{ ...finding!, severity: 'block' }] } as const;
  expect(findNewFinding({ ...blocked, findings: [...blocked.findings] }, limited)?.severity).toBe('block');
  expect(findNewFinding(limited, limited)).toBeNull();
});

test('a new rule sentence is a change, but new wording of ours is not', () => {
  const [finding] = check({
    rules: rulesOf({ promotion: 'limited', quotes: { promotion: 'Be kind.' } }),
  }).findings;
  const told = (differs: object) => ({ verdict: 'warned' as const, findings: [{ ...finding!, ...differs }] });
  expect(findNewFinding(told({ quote: 'Ask first.' }), told({}))).not.toBeNull();
  expect(findNewFinding(told({ text: 'Told anew.' }), told({}))).toBeNull();
  expect(findNewFinding(told({ quote: null, text: 'Told anew.' }), told({ quote: null }))).not.toBeNull();
});

test('asks for a disclosure in the text; for a link post without a text, in its title or a comment', () => {
  const body = { ...NO_REQUIREMENTS.body, policy: 'notAllowed' } as const;
  const reading = { disclosure: true, quotes: { disclosure: 'Say that it is yours.' } };
  const remedyOf = (draft: object, requirements = NO_REQUIREMENTS) =>
    check({ draft, rules: rulesOf(reading, { requirements }) }).findings.find(
      ({ code }) => code === 'UNDISCLOSED',
    );
  const link = { type: 'link', title: 'Acme', content: '', url: 'https://other.example/' };
  expect(remedyOf(link)?.remedy).toContain('in the text');
  expect(remedyOf(link, { ...NO_REQUIREMENTS, body })?.remedy).toContain(
    'in the title or in your first comment',
  );
  expect(remedyOf(link, { ...NO_REQUIREMENTS, body })?.text).toMatch(/^This post mentions .* takes no text/);
  expect(remedyOf(link)?.text).toMatch(/^This text mentions /);
  expect(remedyOf({ content: 'Try Acme.' })).toMatchObject({
    remedy: expect.stringContaining('Say so in the text'),
    quote: 'Say that it is yours.',
  });
});

test('measures the age of read rules from now, even for a text planned far ahead', () => {
  const at = NOW + 30 * DAY_MS;
  expect(found({ draft: { content: 'A week.' }, moment: { at, plannedAt: at } })).toEqual([]);
});

test('reports the share of own links even if the rules were unreadable', () => {
  const contributions = { total: 99, withOwnLink: 20 };
  const draft = { content: 'I built this: https://acme.example/' };
  expect(found({ rules: null, draft, history: { contributions } })).toContain('warning OWN_LINK_SHARE');
});

test.each([
  ['with rules', {}],
  ['without rules', { rules: null }],
])('blocks a text with an unconfirmed claim %s', (_which, given) => {
  const claims = [{ sentence: 'So 87% of them renewed.', claim: '87% of them renewed.' }];
  const found = check({ ...given, claims });
  expect(found.verdict).toBe('blocked');
  expect(found.findings.find(({ code }) => code === 'UNCONFIRMED_CLAIM')).toMatchObject({
    text: expect.stringContaining('So 87% of them renewed.'),
    claim: '87% of them renewed.',
  });
});

test.each([
  ['So 87% renewed.', 'So 87% renewed.', 'Nothing you said supports this: “So 87% renewed.”'],
  [
    'I work at Basecamp.',
    'Basecamp switched to us.',
    '“I work at Basecamp.” repeats a claim that nothing you said supports: “Basecamp switched to us.”',
  ],
])('shows “%s” beside the claim to confirm: “%s”', (sentence, claim, text) => {
  const { findings } = check({ claims: [{ sentence, claim }] });
  expect(findings).toContainEqual(expect.objectContaining({ text, claim }));
});
