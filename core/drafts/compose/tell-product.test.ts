import { expect, test } from 'vitest';
import { hasDisclosure } from '#core/mentions/disclosure.ts';
import { makeRequest, makeRules } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { tellProduct } from './tell-product.ts';

type Differs = Parameters<typeof makeRequest>[0];
const SEEDS = Array.from({ length: 20 }, (_, seed) => `${seed}`);
const SITE = { url: 'https://billwren.example/', title: 'Billwren', headings: [], text: '' };
const tell = (differs: Differs, title = 'Late payers', seed = 'seed') =>
  tellProduct(setScene(makeRequest({ seed, ...differs })), title);
const described = (description: string, about: string[] = []) =>
  tell({ website: { ...SITE, description }, facts: { product: null, about } });

test.each<[string, Differs, string, string]>([
  ['no product is wanted', { ctaStyle: 'none' }, 'Late payers', ''],
  ['the title has named it', { ctaStyle: 'subtle' }, 'Billwren or paper', 'Disclosure: I work on it.'],
  ['there is neither name nor page', { website: null }, 'Late payers', ''],
  [
    'only the page is known',
    { ctaStyle: 'direct', website: { ...SITE, url: 'https://app.example/', title: '', description: '' } },
    'Late payers',
    'Disclosure: I work on this site: https://app.example/',
  ],
])('where %s, that is told', (_sentence, differs, title, said) => {
  expect(tell(differs, title)).toBe(said);
});

test('a shared page of the product is said to be the author’s own, also where nothing is to name it', () => {
  const website = { ...SITE, description: '' };
  const shared = { task: 'link', ctaStyle: 'none', website } as const;
  const own = tell({ ...shared, facts: { product: 'Billwren', about: [] } });
  expect(own).toBe('Disclosure: that is my own site.');
  expect(hasDisclosure(own)).toBe(true);
  expect(tell({ ...shared, facts: { product: 'Quillbox', about: [] } })).toBe('');
  const ofOthers = { ...website, url: 'https://en.wikipedia.org/wiki/Base_rate_fallacy' };
  expect(tell({ ...shared, website: ofOthers, facts: { product: 'Base', about: [] } })).toBe('');
  expect(tell({ ...shared, task: 'post', facts: { product: 'Billwren', about: [] } })).toBe('');
});

test('whatever the wording, it discloses, names the product once, and links where that was asked for', () => {
  for (const seed of SEEDS)
    for (const [ctaStyle, links] of [
      ['subtle', 0],
      ['direct', 1],
    ] as const) {
      const said = tell({ ctaStyle, facts: { product: 'Billwren', about: [] } }, 'Late payers', seed);
      expect(hasDisclosure(said)).toBe(true);
      expect(said.split('Billwren')).toHaveLength(2);
      expect(said.split('https://billwren.example/')).toHaveLength(links + 1);
    }
});

test('a community that takes no link gets none, and a title with the name keeps the link it is due', () => {
  expect(tell({ ctaStyle: 'direct', rules: makeRules({ links: 'banned' }) })).not.toContain('https:');
  expect(tell({ ctaStyle: 'direct' }, 'Billwren or paper')).toContain('https://billwren.example/');
});

test.each([
  ['Billwren sends reminders. More follows.', /Billwren(?:, so I am biased)?\. It sends reminders\.$/],
  ['Billwren is a tool for late payers!', /Billwren(?:, so I am biased)?, a tool for late payers\.$/],
  ['Billwren is the best tool', /\. It is the best tool\.$/],
  ['Billwren ate three invoices.', /(?:Billwren|biased)\.$/],
  ['Reminders for everybody.', /(?:Billwren|biased)\.$/],
  [`Billwren sends ${'many '.repeat(30)}reminders.`, /(?:Billwren|biased)\.$/],
  ['Billwren sends reminders to evil.com.', /(?:Billwren|biased)\.$/],
  ['Billwren makes our customers happy.', /(?:Billwren|biased)\.$/],
])('the page’s own words follow the name where they fit: “%s”', (description, said) => {
  expect(described(description)).toMatch(said);
});

const OTHERS = ['It has no mobile app.', 'It costs 4 dollars a month.', 'It has filters for attachments'];

test.each([
  ['cold emails', ''],
  ['SOC2 for a two-person company', ''],
  ['10 lessons from bootstrapping to $5k MRR in 6 months', ''],
  ['Which mobile phone do you hand to a new driver?', 'Billwren.'],
  ['What does your mobile app cost each month?', 'Billwren.'],
  ['Which attachments do you open?', 'Billwren. It has filters for attachments.'],
])('to “%s” no limit and no price is told, nor anything where it would be an advert', (topic, said) => {
  const facts = { product: 'Billwren', about: OTHERS };
  for (const seed of SEEDS)
    expect(tell({ topic, facts, website: null }, 'A title', seed)).toMatch(
      said === '' ? /^$/ : new RegExp(`${said.replaceAll('.', '\\.')}$`),
    );
});

test('what the facts say twice stands behind the name once', () => {
  const facts = { product: 'Billwren', about: ['It sorts mail.', 'Billwren sorts mail'] };
  expect(tell({ facts, website: null, topic: 'mail' })).toMatch(/I work on Billwren\. It sorts mail\.$/);
});

test('behind the name stands what the product does, wherever it is among the facts', () => {
  for (const deed of ['It sorts newsletters.', 'Billwren sorts newsletters']) {
    const facts = { product: 'Billwren', about: [...OTHERS, deed] };
    expect(tell({ facts, website: null, topic: 'newsletters' })).toMatch(
      /I work on Billwren\. It sorts newsletters\.$/,
    );
  }
});

test('what the author states of the product serves where the page does not say it', () => {
  expect(described('Reminders.', ['billwren tracks late payers'])).toMatch(/ It tracks late payers\.$/);
});

test('what an answer says already is not told of the product as well', () => {
  const facts = { product: 'Billwren', about: OTHERS };
  const given = { topic: 'Which attachments do you open?', facts, website: null };
  const answers = [{ role: 'before' as const, text: 'with filters for attachments' }];
  expect(tell(given)).toContain('It has filters for attachments.');
  expect(tell({ ...given, answers })).not.toContain('filters');
});

test('a post on something else names the product where its page was given, a link was asked for, or it is named', () => {
  const facts = { product: 'Billwren', about: OTHERS };
  const elsewhere = { topic: 'Which office lease would you sign?', facts, website: null };
  expect(tell(elsewhere)).toBe('');
  expect(tell({ ...elsewhere, website: { ...SITE, description: '' } })).toContain('I work on Billwren');
  expect(tell({ ...elsewhere, website: { ...SITE, description: '' }, ctaStyle: 'direct' })).toContain(
    'https:',
  );
  expect(tell({ ...elsewhere, topic: 'Which office lease did Billwren sign?' })).toContain('Billwren');
  const paid = { product: 'Billwren', about: ['It matches receipts', 'It has 41 paying customers'] };
  expect(tell({ ...elsewhere, facts: paid, topic: 'What would you ask a customer who left?' })).toBe('');
  const priced = { product: 'Billwren', about: ['It is $19 a month'] };
  expect(tell({ ...elsewhere, facts: priced, topic: 'An office lease from $19 to $29' })).toContain(
    'Billwren',
  );
  for (const topic of ['An office lease from $18 to $29', 'An office lease of $19,000', 'A lunch of $19.50'])
    expect(tell({ ...elsewhere, facts: priced, topic })).toBe('');
  expect(tell({ ...elsewhere, facts: { ...facts, about: [] } })).toContain('I work on Billwren');
  expect(tell({ ...elsewhere, topic: 'Which office lease did bill wren sign?' }, 'A title')).toBe('');
  const spaced = { ...elsewhere, facts: { ...facts, product: 'BillWren' } };
  expect(tell({ ...spaced, topic: 'Which office lease did Bill Wren sign?' }, 'A title')).toContain(
    'BillWren',
  );
  expect(tell({ ...elsewhere, topic: 'Which lease did billwren.app sign?' }, 'A title')).toContain(
    'Billwren',
  );
});

test('a reply names the product only where the thread or its answers have to do with it', () => {
  const thread = {
    title: 'Which help desk do you use?',
    body: '',
    author: 'ben',
    permalink: '/r/saas/comments/1',
    comments: [],
  };
  const answers = [{ role: 'point' as const, text: 'A shared inbox is enough.' }];
  const reply = {
    task: 'reply',
    thread,
    answers,
    website: null,
    facts: { product: 'Billwren', about: OTHERS },
  } as const;
  expect(tell(reply, '')).toBe('');
  const asking = (body: string, title = thread.title) =>
    tell({ ...reply, thread: { ...thread, title, body } }, '');
  // One word of a long text is chance, and one of its title is not.
  expect(asking('It needs attachments.')).toBe('');
  expect(asking('It needs attachments and a mobile app.')).toContain('I work on Billwren');
  expect(asking('', 'Which help desk takes attachments?')).toContain('I work on Billwren');
  const priced = { ...reply, facts: { product: 'Billwren', about: ['It is $19 a month'] } };
  expect(tell({ ...priced, thread: { ...thread, body: 'I pay $18.' } }, '')).toBe('');
  for (const differs of [{ title: 'Is $19 fair?' }, { body: 'I pay $19.' }])
    expect(tell({ ...priced, thread: { ...thread, ...differs } }, '')).toContain('I work on Billwren');
  const answered = { ...thread, answered: { author: 'ada', body: 'Does Billwren do it?' } };
  expect(tell({ ...reply, thread: answered }, '')).toContain('I work on Billwren');
  expect(
    tell({ ...reply, answers: [{ role: 'point', text: 'One with filters for attachments.' }] }, ''),
  ).toContain('Billwren');
});

test('below a topic that has nothing to do with the product, one word of an answer names it in vain', () => {
  const post = {
    topic: 'My cofounder wants to quit, what now?',
    website: null,
    facts: { product: 'Billwren', about: ['It sorts bank exports into tax categories.'] },
  };
  const answering = (text: string) => tell({ ...post, answers: [{ role: 'point', text }] }, '');
  expect(answering('She says the taxes were too much for her.')).toBe('');
  expect(answering('She says the bank and the taxes were too much for her.')).toContain('Billwren');
  expect(tell({ ...post, topic: 'My cofounder forgot the taxes, what now?' }, '')).toContain('Billwren');
});

test.each('customers clients users people paying month year week day free'.split(' '))(
  'that a topic speaks of “%s” as the facts do makes it none on the product',
  (word) => {
    const facts = { product: 'Billwren', about: [`It sorts bank exports, ${word} or not`] };
    expect(tell({ topic: `Which ${word} would you want at a fair?`, website: null, facts }, '')).toBe('');
  },
);

test('a fact of words that any product has is no advert where the topic says most of it', () => {
  const facts = { product: 'Billwren', about: ['A free month for paying customers.'] };
  const given = { facts, website: null };
  expect(tell({ ...given, topic: 'What is your free month worth to paying customers?' }, '')).toContain(
    'Billwren',
  );
  expect(tell({ ...given, topic: 'What would you ask a customer who left?' }, '')).toBe('');
  const free = { product: 'Billwren', about: ['It is free.'] };
  expect(tell({ facts: free, website: null, topic: 'A free day at the fair' }, '')).toBe('');
});

test.each([
  ['Billwren vs FreshBooks', 'Disclosure: Billwren is my own.'],
  ['FreshBooks versus Billwren for a small team', 'Disclosure: Billwren is my own.'],
  ['Quillbooks vs. Billwren', 'Disclosure: Billwren is my own.'],
  ['Billwren or FreshBooks for a small team?', 'Disclosure: Billwren is my own.'],
  ['Is Billwren better than FreshBooks?', 'Disclosure: Billwren is my own.'],
  ['Is Xero really better than Billwren', 'Disclosure: Billwren is my own.'],
  ['billwren or Xero', 'Disclosure: Billwren is my own.'],
  ['BILLWREN or XERO', 'Disclosure: Billwren is my own.'],
  ['Billwren or freshbooks for a shop?', 'Disclosure: Billwren is my own.'],
  ['Xero is worse than Billwren', 'Disclosure: Billwren is my own.'],
  ['Billwren is worse than Quillbooks', 'Disclosure: Billwren is my own.'],
  ['Quillbooks or Billwren', 'Disclosure: Billwren is my own.'],
  ['Wave or Billwren for a shop?', 'Disclosure: Billwren is my own.'],
  ['Should We Rename Billwren or Keep the Name?', 'Disclosure: I work on it.'],
  ['Should We Rename Billwren or Rebadge It?', 'Disclosure: I work on it.'],
  ['Should We Leave Xero or Billwren?', 'Disclosure: Billwren is my own.'],
  ['Should we rename Billwren or Keep the name?', 'Disclosure: I work on it.'],
  ['Should we sell Billwren or CSV files?', 'Disclosure: I work on it.'],
  ['Should we take Billwren or Germany first?', 'Disclosure: I work on it.'],
  ['Billwren or rebadge it?', 'Disclosure: I work on it.'],
  ['Would Ohio pay more than Billwren costs?', 'Disclosure: I work on it.'],
  ['Billwren vs doing it by hand', 'Disclosure: I work on it.'],
  ['Billwren vs. my old spreadsheet', 'Disclosure: I work on it.'],
  ['My old spreadsheet vs Billwren', 'Disclosure: I work on it.'],
  ['Billwren or nothing', 'Disclosure: I work on it.'],
  ['FreshBooks vs Xero, tested by the makers of Billwren', 'Disclosure: I work on it.'],
  ['Billwren: monthly or yearly plan?', 'Disclosure: I work on it.'],
  ['Should we rename Billwren or keep the name?', 'Disclosure: I work on it.'],
  ['Would you pay for Billwren or wait?', 'Disclosure: I work on it.'],
  ['Less paper than Billwren needs', 'Disclosure: I work on it.'],
])('“%s” is disclosed with “%s”', (topic, said) => {
  expect(tell({ topic, facts: { product: 'Billwren', about: [] }, website: null }, topic)).toBe(said);
});

test('what its author says is not theirs is neither disclosed nor called theirs', () => {
  const website = { ...SITE, description: '' };
  expect(tell({ topic: 'Quillbox 2.0 is out', isOwn: false, website, ctaStyle: 'direct' })).toBe('');
});
