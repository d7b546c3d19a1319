import { expect, test } from 'vitest';
import type { Draft, DraftRequest } from './draft-request.ts';
import { enforceConstraints } from './enforce-constraints.ts';
import { makeRequest, makeRules } from '#test/drafts/make-request.ts';

const SOUND = 'Some people ask for half of the money first.';
const URL = 'https://billwren.example/';

const enforce = (draft: Partial<Draft>, differs: Partial<DraftRequest> = {}) => {
  const enforced = enforceConstraints(
    { title: 'Late payers', content: SOUND, ...draft },
    makeRequest(differs),
  );
  if (!enforced.ok) throw new Error('Nothing was left of the draft');
  return enforced.result;
};
const contentOf = (content: string, differs: Partial<DraftRequest> = {}) =>
  enforce({ content }, differs).content;

test.each([
  [
    'keeps the words of a foreign Markdown link',
    `${SOUND} See [this list](https://evil.com) first.`,
    `${SOUND} See this list first.`,
  ],
  ['removes the sentence of a bare address', `${SOUND} More at https://evil.com now.`, SOUND],
  ['removes the sentence of a domain without a scheme', `${SOUND} More at evil.io now.`, SOUND],
  ['removes the sentence of a disguised domain', `${SOUND} More at evil[.]com now.`, SOUND],
  ['removes the sentence of an email address', `${SOUND} Write to me@evil.com.`, SOUND],
  [
    'keeps names of files and tools',
    `${SOUND} Node.js reads vite.config.ts and package.json.`,
    `${SOUND} Node.js reads vite.config.ts and package.json.`,
  ],
  [
    'keeps mentions of people and communities',
    `${SOUND} Ask u/ada in r/saas.`,
    `${SOUND} Ask u/ada in r/saas.`,
  ],
  [
    'keeps prices, versions and abbreviations',
    `${SOUND} Think of 1.5 or v2.0.1, e.g. at noon, vs. later.`,
    `${SOUND} Think of 1.5 or v2.0.1, e.g. at noon, vs. later.`,
  ],
  [
    'keeps dots in code',
    `${SOUND}\n\n\`\`\`\nitems.map(print)\n\`\`\``,
    `${SOUND}\n\n\`\`\`\nitems.map(print)\n\`\`\``,
  ],
  [
    'inserts a missing space after a full stop',
    `${SOUND} It helps.Some say so.`,
    `${SOUND} It helps. Some say so.`,
  ],
  [
    'removes HTML tags and keeps their words',
    `${SOUND} <b>Early</b> is better.`,
    `${SOUND} Early is better.`,
  ],
  [
    'removes the sentence of a placeholder',
    `${SOUND} At [Your Company] it is so. What about you?`,
    `${SOUND} What about you?`,
  ],
  ['removes the sentence of a blank', `${SOUND} It takes ___ days.`, SOUND],
  ['removes the sentence of a key', `${SOUND} Use sk-live-0123456789abcdef for it.`, SOUND],
  [
    'keeps opinions, plans and questions',
    `${SOUND} I think reminders help. Should I call them? I am looking for a better way.`,
    `${SOUND} I think reminders help. Should I call them? I am looking for a better way.`,
  ],
  [
    'keeps the inclusive we',
    `${SOUND} What do we owe each other? We all know the feeling.`,
    `${SOUND} What do we owe each other? We all know the feeling.`,
  ],
  [
    'does not take letters and list markers for pronouns',
    `${SOUND} Disk I/O is one thing.\n\n1. Ask first.`,
    `${SOUND} Disk I/O is one thing.\n\n1. Ask first.`,
  ],
  ['removes hidden characters', `${SOUND.replace('people', 'peo\u200bple')}\u0000`, SOUND],
])('enforcing the constraints %s', (_sentence, content, expected) => {
  expect(contentOf(content, { ctaStyle: 'none' })).toBe(expected);
});

test('keeps the author’s statements if their figures match', () => {
  const facts = { product: null, about: ['I have sent invoices for 6 years.'] };
  const claimsIn = (content: string) =>
    enforce({ content }, { facts }).notes.flatMap(({ quote }) => quote ?? []);
  expect(claimsIn(`${SOUND} I have sent invoices for 6 years.`)).toEqual([]);
  expect(claimsIn(`${SOUND} I have sent invoices for 9 years.`)).toEqual([
    'I have sent invoices for 9 years.',
  ]);
});

test.each([
  'We waited for three months once.',
  'I used it for 6 months.',
  'Our customers love reminders.',
  'So we saved 2.40 a box and lost the thing people pay for.',
])('keeps and marks a doubtful sentence: “%s”', (claim) => {
  const content = `${SOUND} ${claim} What about you?`;
  const { content: shown, notes } = enforce({ content }, { ctaStyle: 'none' });
  expect(shown).toBe(content);
  expect(notes.some(({ kind, quote = '' }) => kind === 'claim' && claim.includes(quote))).toBe(true);
});

test.each([
  ['none: removes the name and the link', 'none', `${SOUND} Billwren does that. It is at ${URL} too.`, SOUND],
  ['none: removes the domain too', 'none', `${SOUND} Look for billwren online.`, SOUND],
  [
    'subtle: keeps one mention and adds a disclosure',
    'subtle',
    `${SOUND} Billwren can remind them. Billwren is cheap.`,
    `${SOUND} Billwren can remind them.\n\nDisclosure: I work on it.`,
  ],
  [
    'subtle: replaces a bare link in the first half with the name',
    'subtle',
    `It is at ${URL} for now. ${SOUND} ${SOUND} ${SOUND}`,
    `It is at Billwren for now. ${SOUND} ${SOUND} ${SOUND}\n\nDisclosure: I work on it.`,
  ],
  ['subtle: does not change a text without a mention', 'subtle', SOUND, SOUND],
  [
    'direct: adds a missing link with a disclosure',
    'direct',
    SOUND,
    `${SOUND}\n\nDisclosure: I work on Billwren. It is here: ${URL}`,
  ],
  [
    'direct: keeps only one link',
    'direct',
    `I work on Billwren. See [the page](${URL}). ${SOUND} It is at ${URL} too.`,
    `I work on Billwren. See [the page](${URL}). ${SOUND}`,
  ],
  [
    'direct: replaces another page of the site with the given address',
    'direct',
    `I work on Billwren: billwren.example/pricing?a=b. ${SOUND}`,
    `I work on Billwren: ${URL}. ${SOUND}`,
  ],
  [
    'direct: removes a denial of the affiliation',
    'direct',
    `${SOUND} I am not affiliated with Billwren.`,
    `${SOUND}\n\nDisclosure: I work on Billwren. It is here: ${URL}`,
  ],
] as const)('in the promotion style %s', (_sentence, ctaStyle, content, expected) => {
  expect(contentOf(content, { ctaStyle })).toBe(expected);
});

test('adds no link without a website, and names the product with a disclosure', () => {
  const result = enforce(
    { content: `${SOUND} Billwren can remind them.` },
    { ctaStyle: 'direct', website: null, facts: { product: 'Billwren', about: [] } },
  );
  expect(result.content).toBe(`${SOUND} Billwren can remind them.\n\nDisclosure: I work on it.`);
  expect(result.notes).toContainEqual(expect.objectContaining({ kind: 'advice' }));
});

test.each([
  ['keeps a good title', 'How early do you ask?', 'How early do you ask?'],
  ['removes markup and quotes', '**"How early do you ask?"**', 'How early do you ask?'],
  ['keeps the first word of a name that is an address', 'Notes.io against paper', 'Notes against paper'],
  ['replaces an address with the topic', 'See https://evil.com', 'Late invoices'],
  ['replaces a placeholder with the topic', 'How [Product] helps', 'Late invoices'],
  ['replaces an invented success with the topic', 'How we grew 40% in 6 months', 'Late invoices'],
  ['replaces an empty title with the topic', '', 'Late invoices'],
])('for the title: %s', (_sentence, title, expected) => {
  expect(enforce({ title }, { topic: 'Late invoices' }).title).toBe(expected);
});

test('adds a required tag to the title within the length limit', () => {
  const rules = makeRules({ titleTags: ['[Discussion]', '[Q]'] });
  expect(enforce({ title: 'How early?' }, { rules }).title).toBe('[Q] How early?');
  expect(enforce({ title: '[q] How early?' }, { rules }).title).toBe('[q] How early?');
  expect(enforce({ title: 'word '.repeat(100) }, { rules }).title?.length).toBeLessThanOrEqual(300);
});

test('removes the title of a comment, and cuts long texts between words', () => {
  const { title, content, notes } = enforce({ content: `${SOUND} `.repeat(900) }, { task: 'comment' });
  expect(title).toBeNull();
  expect(content.length).toBeLessThanOrEqual(10_000);
  expect(content).toMatch(/\w+\.?$/);
  expect(notes.map(({ text }) => text).join(' ')).toContain('too long');
});

test('cuts a long text to a small limit, and no shorter than its closing requires', () => {
  const rules = makeRules({}, { body: { maxLength: 80 } });
  const content = `${SOUND} `.repeat(3);
  expect(enforce({ content }, { rules }).content).toBe(`${SOUND} Some people ask for half of the`);
  const [told, ...closing] = enforce({ title: 'Billwren or paper', content }, { rules }).content.split(
    '\n\n',
  );
  expect([told, closing]).toEqual([`${SOUND} Some`, ['Disclosure: I work on it.']]);
});

test.each([
  ['that bans links: removes the link and says so', makeRules({ links: 'banned' }), 'does not take a link'],
  [
    'that blocks the domain: removes the link and says so',
    makeRules({}, { linkPolicy: 'blacklist', domainBlacklist: ['Billwren.example'] }),
    'does not take a link',
  ],
  [
    'that allows only other domains: removes the link and says so',
    makeRules({}, { linkPolicy: 'whitelist', domainWhitelist: ['notes.example'] }),
    'does not take a link',
  ],
  [
    'that requires longer texts: says so',
    makeRules({}, { body: { minLength: 500 } }),
    'the text needs at least 500 characters',
  ],
  [
    'that requires a word in the title: says so',
    makeRules({}, { title: { required: ['Case'] } }),
    'the title needs one of: “Case”.',
  ],
  [
    'that requires a form of title: says so',
    makeRules({}, { title: { patterns: ['^\\d+: '] } }),
    'the title has to fit the pattern “^\\d+: ”.',
  ],
  [
    'that limits promotion: quotes its rule',
    makeRules({ promotion: 'limited', quotes: { promotion: 'Saturdays only.' } }),
    'Saturdays only.',
  ],
  [
    'that allows no text in posts: says so',
    makeRules({}, { body: { policy: 'notAllowed' } }),
    'first comment',
  ],
])('in a community %s', (_sentence, rules, said) => {
  const result = enforce({}, { ctaStyle: 'direct', rules });
  expect(result.notes.map(({ text }) => text).join(' ')).toContain(said);
  expect(result.content.includes(URL)).toBe(!said.includes('a link'));
});

test('handles a pattern that would backtrack endlessly on other engines like any other', () => {
  const rules = makeRules({}, { title: { patterns: ['^(a+)+$'] } });
  const { notes } = enforce({ title: 'a'.repeat(290).concat('b') }, { rules });
  expect(notes.map(({ text }) => text)).toEqual(['r/saas: the title has to fit the pattern “^(a+)+$”.']);
});

test.each([
  ['bans AI text', { aiText: 'banned', quotes: { aiText: 'No machines.' } }, 'none', 'No machines.'],
  ['bans promotion', { promotion: 'banned', quotes: { promotion: 'No ads.' } }, 'subtle', 'No ads.'],
] as const)(
  'gives no post for a community that %s, but the reason and a better action',
  (_sentence, differs, ctaStyle, reason) => {
    const { advice, content } = enforce({}, { ctaStyle, rules: makeRules(differs) });
    expect(advice).toEqual({
      verdict: 'dontPost',
      reason: expect.stringContaining(reason),
      betterAction: expect.any(String),
    });
    expect(content).toBe(SOUND);
  },
);

test('ignores a ban on promotion for a text without a product', () => {
  const rules = makeRules({ promotion: 'banned' });
  expect(enforce({}, { ctaStyle: 'none', rules }).advice).toBeNull();
  expect(enforce({}, { ctaStyle: 'subtle', website: null, rules }).advice).toBeNull();
});

test('discloses in the language of the title if the text is too short to detect one', () => {
  const title = 'Wie man mit Billwren säumige Kunden erinnert: Erfahrungen';
  const { content } = enforce(
    { title, content: 'Was sind eure Erfahrungen damit?' },
    { topic: title, ctaStyle: 'subtle', facts: { product: 'Billwren', about: [] } },
  );
  expect(content).toContain('Zur Offenlegung: Ich arbeite selbst daran.');
});

test('reports figures without a source, and languages that can’t be checked', () => {
  expect(enforce({ content: `${SOUND} That saves 73% of the time.` }).notes).toContainEqual(
    expect.objectContaining({ kind: 'claim', quote: '73%' }),
  );
  const german = 'Manche Leute verlangen die Hälfte des Geldes im Voraus und warten nicht auf den Rest.';
  expect(enforce({ content: german }).notes.map(({ kind }) => kind)).toContain('problem');
});

test.each(['', ' ', 'Yes.', 'https://evil.com', '[Your text here]', '___'])(
  'rejects %j as empty',
  (content) => {
    expect(enforceConstraints({ title: 'Late payers', content }, makeRequest())).toEqual({
      ok: false,
      reason: 'empty',
    });
  },
);

test('changes nothing more once a name was found after a sentence was removed', () => {
  const request = makeRequest({ ctaStyle: 'subtle' });
  const content = `Acme says we grew 40%.\n${SOUND}\nAsk for Acme. It is AKIAIOSFODNN7EXAMPLE Big Red House Garden.`;
  const once = enforceConstraints({ title: null, content }, request);
  const twice = once.ok && enforceConstraints(once.result, request);
  expect(twice && twice.ok && twice.result.content).toBe(once.ok && once.result.content);
});
