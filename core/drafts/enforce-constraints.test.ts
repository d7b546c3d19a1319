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
    'a Markdown link to elsewhere leaves its words',
    `${SOUND} See [this list](https://evil.com) first.`,
    `${SOUND} See this list first.`,
  ],
  ['a bare address takes its sentence with it', `${SOUND} More at https://evil.com now.`, SOUND],
  ['a domain without a scheme too', `${SOUND} More at evil.io now.`, SOUND],
  ['a disguised one too', `${SOUND} More at evil[.]com now.`, SOUND],
  ['an email address too', `${SOUND} Write to me@evil.com.`, SOUND],
  [
    'names of files and tools stay',
    `${SOUND} Node.js reads vite.config.ts and package.json.`,
    `${SOUND} Node.js reads vite.config.ts and package.json.`,
  ],
  [
    'mentions of people and communities stay',
    `${SOUND} Ask u/ada in r/saas.`,
    `${SOUND} Ask u/ada in r/saas.`,
  ],
  [
    'prices, versions and abbreviations stay',
    `${SOUND} Think of 1.5 or v2.0.1, e.g. at noon, vs. later.`,
    `${SOUND} Think of 1.5 or v2.0.1, e.g. at noon, vs. later.`,
  ],
  [
    'code keeps its dots',
    `${SOUND}\n\n\`\`\`\nitems.map(print)\n\`\`\``,
    `${SOUND}\n\n\`\`\`\nitems.map(print)\n\`\`\``,
  ],
  [
    'a space forgotten after a full stop is put in',
    `${SOUND} It helps.Some say so.`,
    `${SOUND} It helps. Some say so.`,
  ],
  ['HTML goes, its words stay', `${SOUND} <b>Early</b> is better.`, `${SOUND} Early is better.`],
  [
    'a placeholder takes its sentence with it',
    `${SOUND} At [Your Company] it is so. What about you?`,
    `${SOUND} What about you?`,
  ],
  ['so does a blank', `${SOUND} It takes ___ days.`, SOUND],
  ['so does a key', `${SOUND} Use sk-live-0123456789abcdef for it.`, SOUND],
  [
    'opinions, plans and questions stay',
    `${SOUND} I think reminders help. Should I call them? I am looking for a better way.`,
    `${SOUND} I think reminders help. Should I call them? I am looking for a better way.`,
  ],
  [
    'the inclusive we stays',
    `${SOUND} What do we owe each other? We all know the feeling.`,
    `${SOUND} What do we owe each other? We all know the feeling.`,
  ],
  [
    'letters and list marks are no pronouns',
    `${SOUND} Disk I/O is one thing.\n\n1. Ask first.`,
    `${SOUND} Disk I/O is one thing.\n\n1. Ask first.`,
  ],
  ['hidden characters go', `${SOUND.replace('people', 'peo\u200bple')}\u0000`, SOUND],
])('%s', (_sentence, content, expected) => {
  expect(contentOf(content, { ctaStyle: 'none' })).toBe(expected);
});

test('what the author states may be said, with the same figures only', () => {
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
])('keeps a doubted sentence where it stands, and marks it: “%s”', (claim) => {
  const content = `${SOUND} ${claim} What about you?`;
  const { content: shown, notes } = enforce({ content }, { ctaStyle: 'none' });
  expect(shown).toBe(content);
  expect(notes.some(({ kind, quote = '' }) => kind === 'claim' && claim.includes(quote))).toBe(true);
});

test.each([
  ['none: neither name nor link', 'none', `${SOUND} Billwren does that. It is at ${URL} too.`, SOUND],
  ['none: not by the domain either', 'none', `${SOUND} Look for billwren online.`, SOUND],
  [
    'subtle: one mention, and a disclosure',
    'subtle',
    `${SOUND} Billwren can remind them. Billwren is cheap.`,
    `${SOUND} Billwren can remind them.\n\nDisclosure: I work on it.`,
  ],
  [
    'subtle: a bare link in the first half becomes the name',
    'subtle',
    `It is at ${URL} for now. ${SOUND} ${SOUND} ${SOUND}`,
    `It is at Billwren for now. ${SOUND} ${SOUND} ${SOUND}\n\nDisclosure: I work on it.`,
  ],
  ['subtle: a text without a mention stays as it is', 'subtle', SOUND, SOUND],
  [
    'direct: a missing link is added, with a disclosure',
    'direct',
    SOUND,
    `${SOUND}\n\nDisclosure: I work on Billwren. It is here: ${URL}`,
  ],
  [
    'direct: one link is enough',
    'direct',
    `I work on Billwren. See [the page](${URL}). ${SOUND} It is at ${URL} too.`,
    `I work on Billwren. See [the page](${URL}). ${SOUND}`,
  ],
  [
    'direct: another page of the site becomes the given address',
    'direct',
    `I work on Billwren: billwren.example/pricing?a=b. ${SOUND}`,
    `I work on Billwren: ${URL}. ${SOUND}`,
  ],
  [
    'direct: a denial of the affiliation goes',
    'direct',
    `${SOUND} I am not affiliated with Billwren.`,
    `${SOUND}\n\nDisclosure: I work on Billwren. It is here: ${URL}`,
  ],
] as const)('%s', (_sentence, ctaStyle, content, expected) => {
  expect(contentOf(content, { ctaStyle })).toBe(expected);
});

test('without a website there is no link, and the product is named with a disclosure', () => {
  const result = enforce(
    { content: `${SOUND} Billwren can remind them.` },
    { ctaStyle: 'direct', website: null, facts: { product: 'Billwren', about: [] } },
  );
  expect(result.content).toBe(`${SOUND} Billwren can remind them.\n\nDisclosure: I work on it.`);
  expect(result.notes).toContainEqual(expect.objectContaining({ kind: 'advice' }));
});

test.each([
  ['a good title stays', 'How early do you ask?', 'How early do you ask?'],
  ['markup and quotes go', '**"How early do you ask?"**', 'How early do you ask?'],
  ['a name that is an address keeps its first word', 'Notes.io against paper', 'Notes against paper'],
  ['an address gives way to the topic', 'See https://evil.com', 'Late invoices'],
  ['a placeholder gives way to the topic', 'How [Product] helps', 'Late invoices'],
  ['an invented success gives way to the topic', 'How we grew 40% in 6 months', 'Late invoices'],
  ['no title gives way to the topic', '', 'Late invoices'],
])('of titles: %s', (_sentence, title, expected) => {
  expect(enforce({ title }, { topic: 'Late invoices' }).title).toBe(expected);
});

test('a title that the community wants tagged is tagged, and is never too long', () => {
  const rules = makeRules({ titleTags: ['[Discussion]', '[Q]'] });
  expect(enforce({ title: 'How early?' }, { rules }).title).toBe('[Q] How early?');
  expect(enforce({ title: '[q] How early?' }, { rules }).title).toBe('[q] How early?');
  expect(enforce({ title: 'word '.repeat(100) }, { rules }).title?.length).toBeLessThanOrEqual(300);
});

test('comments have no title, and long texts are cut between words', () => {
  const { title, content, notes } = enforce({ content: `${SOUND} `.repeat(900) }, { task: 'comment' });
  expect(title).toBeNull();
  expect(content.length).toBeLessThanOrEqual(10_000);
  expect(content).toMatch(/\w+\.?$/);
  expect(notes.map(({ text }) => text).join(' ')).toContain('too long');
});

test('a text that is too long for a small place is cut to it, and no more than its closing needs', () => {
  const rules = makeRules({}, { body: { maxLength: 80 } });
  const content = `${SOUND} `.repeat(3);
  expect(enforce({ content }, { rules }).content).toBe(`${SOUND} Some people ask for half of the`);
  const [told, ...closing] = enforce({ title: 'Billwren or paper', content }, { rules }).content.split(
    '\n\n',
  );
  expect([told, closing]).toEqual([`${SOUND} Some`, ['Disclosure: I work on it.']]);
});

test.each([
  ['bans links: there is none, and it is said', makeRules({ links: 'banned' }), 'does not take a link'],
  [
    'blocks the domain: the same',
    makeRules({}, { linkPolicy: 'blacklist', domainBlacklist: ['Billwren.example'] }),
    'does not take a link',
  ],
  [
    'takes other domains only: the same',
    makeRules({}, { linkPolicy: 'whitelist', domainWhitelist: ['notes.example'] }),
    'does not take a link',
  ],
  [
    'wants longer texts: it is said',
    makeRules({}, { body: { minLength: 500 } }),
    'the text needs at least 500 characters',
  ],
  [
    'wants a word in the title: it is said',
    makeRules({}, { title: { required: ['Case'] } }),
    'the title needs one of: “Case”.',
  ],
  [
    'wants a form of title: it is said',
    makeRules({}, { title: { patterns: ['^\\d+: '] } }),
    'the title has to fit the pattern “^\\d+: ”.',
  ],
  [
    'limits promotion: its rule stands beside the text',
    makeRules({ promotion: 'limited', quotes: { promotion: 'Saturdays only.' } }),
    'Saturdays only.',
  ],
  [
    'takes no text with posts: it is said',
    makeRules({}, { body: { policy: 'notAllowed' } }),
    'first comment',
  ],
])('where a community %s', (_sentence, rules, said) => {
  const result = enforce({}, { ctaStyle: 'direct', rules });
  expect(result.notes.map(({ text }) => text).join(' ')).toContain(said);
  expect(result.content.includes(URL)).toBe(!said.includes('a link'));
});

test('a pattern that would run away elsewhere is answered like any other', () => {
  const rules = makeRules({}, { title: { patterns: ['^(a+)+$'] } });
  const { notes } = enforce({ title: 'a'.repeat(290).concat('b') }, { rules });
  expect(notes.map(({ text }) => text)).toEqual(['r/saas: the title has to fit the pattern “^(a+)+$”.']);
});

test.each([
  ['bans AI text', { aiText: 'banned', quotes: { aiText: 'No machines.' } }, 'none', 'No machines.'],
  ['bans promotion', { promotion: 'banned', quotes: { promotion: 'No ads.' } }, 'subtle', 'No ads.'],
] as const)(
  'a community that %s gets no post: the reason and something better are given',
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

test('a ban on promotion says nothing to a text without a product', () => {
  const rules = makeRules({ promotion: 'banned' });
  expect(enforce({}, { ctaStyle: 'none', rules }).advice).toBeNull();
  expect(enforce({}, { ctaStyle: 'subtle', website: null, rules }).advice).toBeNull();
});

test('discloses in the language of the title where the text is too short to tell', () => {
  const title = 'Wie man mit Billwren säumige Kunden erinnert: Erfahrungen';
  const { content } = enforce(
    { title, content: 'Was sind eure Erfahrungen damit?' },
    { topic: title, ctaStyle: 'subtle', facts: { product: 'Billwren', about: [] } },
  );
  expect(content).toContain('Zur Offenlegung: Ich arbeite selbst daran.');
});

test('figures that came from nowhere and languages that cannot be checked are pointed out', () => {
  expect(enforce({ content: `${SOUND} That saves 73% of the time.` }).notes).toContainEqual(
    expect.objectContaining({ kind: 'claim', quote: '73%' }),
  );
  const german = 'Manche Leute verlangen die Hälfte des Geldes im Voraus und warten nicht auf den Rest.';
  expect(enforce({ content: german }).notes.map(({ kind }) => kind)).toContain('problem');
});

test.each(['', ' ', 'Yes.', 'https://evil.com', '[Your text here]', '___'])(
  'of %j nothing sensible is left',
  (content) => {
    expect(enforceConstraints({ title: 'Late payers', content }, makeRequest())).toEqual({
      ok: false,
      reason: 'empty',
    });
  },
);
