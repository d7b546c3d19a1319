import { fc } from '#test/sample.ts';
import { describe, expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { splitWords } from '#core/text/split-words.ts';
import { composeDraft } from './compose-draft.ts';
import type { DraftRequest, Task, ThreadContext, WebsiteFacts } from './draft-request.ts';
import { enforceConstraints } from './enforce-constraints.ts';
import { makeRequest, makeRules } from './testing/make-request.ts';

const TASKS: readonly Task[] = ['post', 'link', 'comment', 'reply'];
const STYLES = ['subtle', 'direct', 'none'] as const;
const COMMUNITIES = 'entrepreneur reactjs webdev saas startups marketing programming javascript'.split(' ');
const TOPICS = [
  'late invoices',
  'SEO',
  'Landing page',
  'How to reduce churn in a B2B SaaS',
  'How do you price your first product?',
  'Should I hire a freelancer or an agency?',
  'React vs Vue for a small team',
  'get my first 100 users',
  'Why are my Google Ads so expensive?',
  'Launching on Product Hunt',
  'Most landing pages talk about themselves',
  'I am building a tool for dentists and nobody answers my emails. What would you do? I have two months left.',
  'Wie bekomme ich meine ersten Kunden ohne Werbung?',
  'リモートワークの始め方',
  'x'.repeat(300),
];
const PLAIN_SITE: WebsiteFacts = {
  url: 'https://nudgly.example/',
  title: 'Nudgly | Invoice reminders that chase themselves',
  description: 'Nudgly sends invoice reminders to late clients so that freelancers get paid on time.',
  headings: ['Automatic invoice reminders', 'Late payment fees', 'Pricing', 'Get paid faster'],
  text: 'Late invoices are the most common cash flow problem of small agencies. We send reminders for you. Sign up today!',
};
const BARE_SITE: WebsiteFacts = {
  url: 'http://shop.example',
  title: '',
  description: '',
  headings: [],
  text: '',
};
const THREAD: ThreadContext = {
  title: 'How do you handle clients who always pay late?',
  body: 'I run a small studio. Is there a polite way to charge late fees without losing the client?',
  author: 'someone',
  permalink: '/r/freelance/comments/1/late/',
  comments: [],
};

const request = (given: Partial<DraftRequest>): DraftRequest => ({
  task: 'post',
  topic: 'late invoices',
  community: 'saas',
  ctaStyle: 'none',
  angle: 'question',
  website: null,
  thread: null,
  facts: { product: null, about: [] },
  answers: [],
  isOwn: null,
  habits: null,
  rules: null,
  seed: '',
  ...given,
});

/** Composed, then enforced: what the author gets to see. */
const shown = (given: Partial<DraftRequest>) => {
  const whole = request(given);
  const { draft, notes } = composeDraft(whole);
  const enforced = enforceConstraints(draft, whole);
  if (!enforced.ok) throw new Error(`Nothing was left of: ${JSON.stringify(draft)}`);
  return { draft, notes, result: enforced.result };
};

describe('every combination', () => {
  for (const task of TASKS)
    test(`of a ${task} comes through the constraints unchanged`, () => {
      for (const ctaStyle of STYLES)
        for (const [turn, angle] of ANGLES.entries())
          for (const [at, community] of COMMUNITIES.entries())
            for (const topic of TOPICS.filter((_, index) => (index + at + turn) % 4 === 0)) {
              const website = [null, PLAIN_SITE, BARE_SITE][at % 3] ?? null;
              const thread = task === 'reply' ? THREAD : null;
              const { draft, result } = shown({ task, topic, ctaStyle, angle, community, website, thread });
              expect(result.title).toBe(draft.title);
              expect(result.content.startsWith(draft.content)).toBe(true);
              expect(result.notes.filter(({ kind }) => kind === 'changed')).toEqual([]);
            }
    });
});

test('any topic gives a text that something is left of', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
      fc.constantFrom(...TASKS),
      fc.constantFrom(...ANGLES),
      fc.constantFrom(...STYLES),
      (topic, task, angle, ctaStyle) => {
        const { result } = shown({ topic, task, angle, ctaStyle, website: PLAIN_SITE });
        expect(splitWords(result.content).length).toBeGreaterThan(2);
      },
    ),
  );
});

test('sentences hold no doubled signs, no doubled spaces and begin with a capital', () => {
  for (const topic of TOPICS.slice(0, -3))
    for (const task of TASKS)
      for (const angle of ANGLES) {
        const { result } = shown({
          topic,
          task,
          angle,
          thread: task === 'reply' ? THREAD : null,
          website: PLAIN_SITE,
        });
        const text = `${result.title ?? 'A'}\n${result.content}`;
        expect(text).not.toMatch(/[.,;:?!]{2}|[^\n] {2}|\b(\w+) \1\b|undefined|null|\ba [aeiou]\w|\n{3}/i);
        for (const line of text.split('\n').filter(Boolean))
          expect(line).toMatch(/^(?:> |- |\d+\. )?(?:\*\*)?[\p{Lu}“]/u);
      }
});

test('the same request gives the same text', () => {
  for (const topic of TOPICS)
    expect(composeDraft(request({ topic }))).toEqual(composeDraft(request({ topic })));
});

test('every angle asks something else where the topic leaves it open', () => {
  const titles = ANGLES.map((angle) => composeDraft(request({ angle })).draft.title);
  expect(new Set(titles).size).toBe(ANGLES.length);
});

test('nobody is made the maker of what they said is not theirs, with their website or without', () => {
  const website: WebsiteFacts = {
    url: 'https://quillbox.app/',
    title: 'Quillbox',
    description: 'Quillbox writes invoices.',
    headings: [],
    text: '',
  };
  for (const task of ['post', 'link'] as const)
    for (const ctaStyle of ['subtle', 'direct'] as const) {
      const differs = { task, ctaStyle, topic: 'Quillbox 2.0 is out', isOwn: false, website };
      const { title, content } = shown(differs).result;
      expect(title).toContain('Quillbox');
      expect(content).not.toMatch(/I work on|my own|Disclosure/);
    }
});

test('the direct style ends on one link', () => {
  const { content } = shown({ ctaStyle: 'direct', website: PLAIN_SITE }).result;
  expect(content.split('https://nudgly.example/')).toHaveLength(2);
});

test('a topic that is longer than a title is told in full', () => {
  const topic = TOPICS.find((one) => one.includes('dentists')) ?? '';
  const { title, content } = shown({ topic }).result;
  expect(title).toBe('I am building a tool for dentists and nobody answers my emails');
  expect(content).toBe(topic);
});

test('a reply without anything to say asks for what is missing, and leaves out what does not belong there', () => {
  const thread = { ...THREAD, title: 'Best way to remove coffee stains?', body: '' };
  const { content } = shown({ task: 'reply', topic: 'late invoices', thread, website: PLAIN_SITE }).result;
  expect(content).toMatch(/^What have you tried .*\?$/);
  expect(content).not.toContain('invoices');
});

test('a topic that a reply does not tell is offered to be put in, unless the thread or the author says it', () => {
  const thread = { ...THREAD, title: 'Is there a help desk for a shop of two?' };
  const offered = (topic: string, differs: Partial<DraftRequest> = {}) =>
    composeDraft(makeRequest({ task: 'reply', thread, topic, ...differs })).notes.flatMap(
      ({ text, insert }) => (text.startsWith('Your topic') ? insert : []),
    );
  const topic = 'use one shared inbox and assign each mail to a person';
  expect(offered(topic)).toEqual(['Use one shared inbox and assign each mail to a person.']);
  expect(offered('Assign each mail to a person')).toHaveLength(1);
  for (const subject of ['ticket tools', 'Shipping abroad without losing money', 'late mails of clients'])
    expect(offered(subject)).toEqual([]);
  expect(offered('A help desk for a shop of two?')).toEqual([]);
  expect(offered(topic, { answers: [{ role: 'point', text: topic }] })).toEqual([]);
  expect(offered(topic, { thread: null, task: 'comment' })).toEqual([]);
  const answered = {
    author: 'ada',
    body: 'Which mail do you assign to a person? Do you use one shared inbox?',
  };
  expect(offered('do you use one shared inbox', { thread: { ...thread, answered } })).toEqual([]);
});

test('a reply quotes what was asked, and answers it in its author’s words', () => {
  const answers = [
    { role: 'point' as const, text: 'put the fee into the contract and say it when you sign' },
  ];
  const { content } = shown({ task: 'reply', thread: THREAD, answers }).result;
  expect(content).toBe(
    '> Is there a polite way to charge late fees without losing the client?\n\nPut the fee into the contract and say it when you sign.',
  );
});

test('what only the author can add stands beside the text, not in it', () => {
  for (const task of TASKS) {
    const { notes, result } = shown({ task });
    const suggestions = notes.filter(({ kind }) => kind === 'suggestion');
    expect(suggestions.length).toBeGreaterThan(1);
    for (const { insert = 'none' } of suggestions) expect(result.content).not.toContain(insert);
  }
});

test('whoever shares the page of others does not say that it is their own', () => {
  const page = { ...PLAIN_SITE, title: 'SQLite in production | Blog' };
  const share = {
    task: 'link',
    topic: 'a good writeup on SQLite in production',
    ctaStyle: 'subtle',
    website: page,
  } as const;
  expect(shown(share).result.content).not.toContain('I work on');
  expect(shown({ ...share, isOwn: true }).result.content).toContain('I work on');
});

test('a wish in words is not followed, and that is said', () => {
  const told = (customPrompt?: string) =>
    shown(customPrompt === undefined ? {} : { customPrompt })
      .notes.filter(({ kind }) => kind === 'advice')
      .map(({ text }) => text);
  expect(told('Make it rhyme.')).toEqual([expect.stringContaining('cannot follow wishes')]);
  expect(told('  ')).toEqual([]);
  expect(told()).toEqual([]);
});

describe('what a community asks for', () => {
  test('a title that is not too long, and a note where none is long enough', () => {
    for (const angle of ANGLES)
      for (const topic of TOPICS) {
        const { title, notes } = shown({
          angle,
          topic,
          rules: makeRules({}, { title: { minLength: 50, maxLength: 90 } }),
        }).result;
        expect(title?.length).toBeLessThanOrEqual(90);
        expect(title!.length >= 50 || notes.some(({ kind }) => kind === 'problem')).toBe(true);
      }
  });

  test('a tag, and words that must stand in a title', () => {
    const { title } = shown({ rules: makeRules({ titleTags: ['[Discussion]', '[Q]'] }) }).result;
    expect(title).toMatch(/^\[(?:Q|Discussion)\] /);
    const required = shown({ rules: makeRules({}, { title: { required: ['[Help]'] } }) });
    expect(required.result.title).toMatch(/^\[Help\] /);
  });

  test('a body that is not too long, and a note instead of filler where it is too short', () => {
    for (const angle of ANGLES) {
      const long = shown({ angle, rules: makeRules({}, { body: { minLength: 1_200 } }) }).result;
      expect(long.content.length).toBeLessThan(300);
      expect(long.notes.some(({ kind }) => kind === 'problem')).toBe(true);
      const short = shown({
        angle,
        rules: makeRules({}, { body: { maxLength: 150 } }),
        website: PLAIN_SITE,
      }).result;
      expect(short.content.length).toBeLessThanOrEqual(150);
    }
  });

  test('no link and no word that it forbids', () => {
    const { content } = shown({
      ctaStyle: 'direct',
      website: PLAIN_SITE,
      rules: makeRules({ links: 'banned' }, { body: { blacklisted: ['reminder', 'client'] } }),
    }).result;
    expect(content).not.toMatch(/https?:|reminder|client/i);
  });
});

test('an answer of a single word stays in the text', () => {
  const answers = [{ role: 'before' as const, text: 'no' }];
  const { draft, notes } = composeDraft(makeRequest({ topic: 'Is anyone still using cold email?', answers }));
  expect(draft.content).toContain('My situation: no.');
  expect(notes.map(({ text }) => text).join()).not.toContain('Left out');
});
