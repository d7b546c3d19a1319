import { expect, test } from 'vitest';
import { toldPost } from '#test/told-post.ts';
import {
  briefForNext,
  briefOfPost,
  draftRequestOf,
  compositionOf,
  compositionOfPost,
  EMPTY_BRIEF,
  generatedOf,
  holdsLine,
  withInsert,
  withPlaceOf,
  withoutClaim,
} from './composition.ts';

const brief = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'r/saas' };
const draft = { title: 'T', content: 'C', engine: 'built-in', usage: null, notes: [], advice: null };

test('requests leave out what is empty or concerns another type of text', () => {
  const asked = { topic: 'Prices', subreddit: 'r/saas', contentType: 'post', ctaStyle: 'subtle' };
  expect(draftRequestOf({ ...brief, websiteUrl: ' ', parentUrl: 'https://x.example' })).toEqual(asked);
  expect(
    draftRequestOf({ ...brief, contentType: 'comment', angle: 'lesson', parentUrl: 'https://x.example' }),
  ).toEqual({
    ...asked,
    contentType: 'comment',
    parentUrl: 'https://x.example',
  });
});

test('answers are sent by what they tell, empty ones are not, and whose it is only once it was said', () => {
  const answered = { ...brief, answers: { ask: ' Why? ', before: 'slow', change: '  ' }, isOwn: true };
  expect(draftRequestOf(answered)).toMatchObject({
    answers: [
      { role: 'before', text: 'slow' },
      { role: 'ask', text: 'Why?' },
    ],
    isOwn: true,
  });
  expect(draftRequestOf(brief)).not.toHaveProperty('isOwn');
});

test('each text has a key of its own, unless the one before it was sent and may have arrived', () => {
  const ask = draftRequestOf(brief);
  const first = compositionOf(draft, ask, null);
  expect(first.attempt).not.toBeNull();
  expect(compositionOf(draft, ask, first).attempt).not.toEqual(first.attempt);
  const sent = { key: 'k', isSent: true } as const;
  expect(compositionOf(draft, ask, { ...first, attempt: sent }).attempt).toBe(sent);
});

test('a draft that repeats its topic is nobody’s own, until its author has told something', () => {
  const echo = {
    title: 'Prices',
    content: 'Prices. We doubled them. What do you charge?',
    engine: 'built-in',
    notes: [],
  };
  const ask = draftRequestOf(brief);
  expect(generatedOf(echo, ask)).toEqual({ title: echo.title, content: echo.content, byModel: false });
  const account = (topic: string) =>
    generatedOf(
      { ...echo, title: 'Our prices were too low', content: 'We doubled them in May. What do you charge?' },
      draftRequestOf({ ...brief, topic }),
    );
  expect(account('Our prices were too low. We doubled them in May')).toMatchObject({
    title: '',
    content: 'What do you charge?',
  });
  for (const thanks of ['Thanks!', 'Thanks to all!'])
    expect(account(`Our prices were too low. ${thanks}`)).toMatchObject({ title: 'Our prices were too low' });
  expect(generatedOf({ ...echo, engine: 'a model' }, ask)).toMatchObject({ byModel: true });
  const told = draftRequestOf({ ...brief, answers: { change: 'We doubled them.' } });
  expect(generatedOf(echo, told)).toMatchObject({ title: '', content: 'What do you charge?' });
});

test.each([
  ['We cut alarms. It has 200 users. Why?', 'We cut alarms. Why?'],
  ['It has 200 users.\n\nWhy?', 'Why?'],
  ['- One\n- It has 200 users.\n- Two', '- One\n- Two'],
  ['Nothing of it.', 'Nothing of it.'],
])('of “%s” the claim leaves “%s”', (content, left) => {
  expect(withoutClaim({ title: 'T', content }, '200 users').content).toBe(left);
});

test('from a title only the claim itself goes', () => {
  expect(withoutClaim({ title: 'Used by 200 teams now', content: 'C' }, 'by 200 teams').title).toBe(
    'Used now',
  );
});

test('a suggestion goes before the question that closes a text', () => {
  expect(withInsert({ title: 'T', content: 'A.\n\nWhat now?' }, 'Before:').content).toBe(
    'A.\n\nBefore:\n\nWhat now?',
  );
});

test('a new draft keeps the date and the account, and replaces the words', () => {
  const ask = draftRequestOf(brief);
  const before = { ...compositionOf(draft, ask, null), scheduledAt: '2031-07-04T09:30', accountId: 'acc_1' };
  const next = compositionOf({ ...draft, content: 'Another' }, ask, { ...before, editing: before.words });
  expect(next).toMatchObject({
    subreddit: 'saas',
    scheduledAt: '2031-07-04T09:30',
    accountId: 'acc_1',
    editing: null,
    words: { title: 'T', content: 'Another' },
  });
});

test('the generated text includes every suggested paragraph', () => {
  const notes = [
    { kind: 'suggestion', text: 'Say why.', insert: 'Why I ask:' },
    { kind: 'advice', text: 'Be kind.' },
  ] as const;
  const { words, generated, inOwnWords } = compositionOf(
    { ...draft, notes: [...notes] },
    draftRequestOf(brief),
    null,
  );
  expect({ words, generated, inOwnWords }).toEqual({
    words: { title: 'T', content: 'C' },
    generated: { title: 'T', content: 'C\n\nWhy I ask:', byModel: false },
    inOwnWords: false,
  });
});

test('a topic that was offered to be put in is the author’s own, unlike other suggested paragraphs', () => {
  const request = draftRequestOf({ ...brief, topic: 'use one shared inbox for all mail' });
  const insert = 'Use one shared inbox for all mail.';
  const notes = [insert, 'Why I ask:'].map((one) => ({ kind: 'suggestion' as const, text: '', insert: one }));
  expect(generatedOf({ ...draft, notes }, request)?.content).toBe('C\n\nWhy I ask:');
});

test('the first text takes the planned time, and later drafts keep what was chosen since', () => {
  const ask = draftRequestOf(brief);
  const first = compositionOf(draft, ask, null, '2031-07-04T09:30');
  expect(first.scheduledAt).toBe('2031-07-04T09:30');
  expect(compositionOf(draft, ask, { ...first, scheduledAt: '' }, '2031-07-04T09:30').scheduledAt).toBe('');
});

test('a regenerated link post keeps its link', () => {
  const ask = draftRequestOf({ ...brief, contentType: 'link' });
  const before = { ...compositionOf(draft, ask, null), url: 'https://example.com/a' };
  expect(compositionOf(draft, ask, before).url).toBe('https://example.com/a');
});

test.each([
  ['', 'Begin:'],
  ['One.', 'One.\n\nBegin:'],
  ['One.\n\n', 'One.\n\nBegin:'],
])('inserted after %j', (content, expected) => {
  expect(withInsert({ title: 'T', content }, 'Begin:')).toEqual({ title: 'T', content: expected });
});

test.each([
  ['We have 1,400 users. 40 joined in May.', '40', 'We have 1,400 users.'],
  ['We have 40.5 users. 40 joined in May.', '40', 'We have 40.5 users.'],
  ['Our Acmebox is slow. Acme is not.', 'Acme', 'Our Acmebox is slow.'],
  ['It rose by 140 %. 40 % left.', '40 %', 'It rose by 140 %.'],
])(
  'of “%s” the claim “%s” leaves “%s”: no other sentence goes for a part of a word',
  (content, quote, left) => {
    expect(withoutClaim({ title: 'T', content }, quote).content).toBe(left);
  },
);

test('a link that was taken from the form goes with it, and one that was typed stays', () => {
  const ask = (websiteUrl: string) => draftRequestOf({ ...brief, contentType: 'link', websiteUrl });
  const first = compositionOf(draft, ask('https://acme.example/a'), null);
  expect(first.url).toBe('https://acme.example/a');
  expect(compositionOf(draft, ask(''), first).url).toBe('');
  const typed = { ...first, url: 'https://acme.example/typed' };
  expect(compositionOf(draft, ask(''), typed).url).toBe('https://acme.example/typed');
});

test('of one text’s form the next keeps the community, and whether it asks for anything', () => {
  const page = {
    websiteUrl: 'https://acme.example/a',
    plannedFor: '2030-01-05T09:00',
    angle: 'lesson',
  } as const;
  const last = { ...brief, ...page, contentType: 'link' as const, isOwn: true };
  const kept = { ...EMPTY_BRIEF, subreddit: last.subreddit };
  expect(briefForNext({ ...last, ctaStyle: 'direct' })).toEqual(kept);
  expect(briefForNext({ ...last, ctaStyle: 'none' })).toEqual({ ...kept, ctaStyle: 'none' });
});

test('what a saved post was made of is left out of a draft on another topic that its form begins', () => {
  const interview = {
    topic: 'Prices',
    answers: [{ role: 'failed' as const, text: 'No refunds.' }],
    isOwn: null,
  };
  const opened = briefOfPost(toldPost({ id: 'pst_1' }), interview);
  expect(draftRequestOf(opened)).toHaveProperty('answers');
  expect(draftRequestOf({ ...opened, topic: 'Hiring' })).not.toHaveProperty('answers');
});

test('the next text may be told what the last one was, also on another topic', () => {
  const drafted = { failed: { topic: 'Prices', text: 'No refunds.' } };
  const next = {
    ...briefForNext({ ...brief, drafted }),
    topic: 'Hiring',
    answers: { failed: 'No refunds.' },
  };
  expect(draftRequestOf(next)).toHaveProperty('answers');
});

test.each([
  ['as it was', 'One line.\n\nAnother one.', true],
  ['with a line of it', 'Mine.\n\nAnother one.', true],
  ['with a word before it', 'Here is one line.', true],
  ['written anew', 'Mine.\n\nAnd mine.', false],
  ['with all of its words in another order', 'Another line; one one.', false],
  ['with its words elsewhere', 'The line was long, so one of us left, and yet another came.', false],
])('a text %s holds a line of the draft: %s', (_how, content, holds) => {
  expect(holdsLine(content, 'One line.\n\nAnother one.')).toBe(holds);
  expect(holdsLine(content, ' ')).toBe(true);
});

test.each([
  ['a word', 'Thanks a lot.', 'Thanks', true],
  ['another word', 'Many of them.', 'Thanks', false],
  ['half of it', 'We sell blue posters here.', 'We sell blue paint.', true],
  ['less than half of it', 'We sell carpets here.', 'We sell blue paint.', false],
  ['nearly all of it', 'Today we sell blue paint.', 'We sell blue paint.', true],
])('a text holds a line of the draft with %s', (_part, content, line, holds) => {
  expect(holdsLine(content, line)).toBe(holds);
});

test('what was chosen here stays beside where the post was moved to meanwhile', () => {
  const post = toldPost({ id: 'a', subreddit: 'saas', redditAccountId: 'ada' });
  const before = compositionOfPost(post, '', { generated: null, inOwnWords: false, interview: null });
  const chosen = { ...before, accountId: 'ben' };
  const moved = { ...post, subreddit: 'startups', redditAccountId: 'cleo', revision: 7 };
  expect(withPlaceOf(moved, chosen, before)).toMatchObject({
    subreddit: 'startups',
    accountId: 'ben',
    revision: 7,
  });
});

test('all of the place and the time that the saved post has is taken where nothing else was chosen', () => {
  const post = toldPost({ id: 'a', subreddit: 'saas', redditAccountId: 'ada', type: 'comment' });
  const before = compositionOfPost(post, '', { generated: null, inOwnWords: false, interview: null });
  const saved = {
    ...post,
    redditAccountId: 'ben',
    flair: 'Question',
    parentUrl: 'https://www.reddit.com/r/saas/comments/abc123/pricing/',
    scheduledAt: '2031-05-01T09:00:00.000Z',
  };
  expect(withPlaceOf(saved, before, before)).toMatchObject({
    accountId: 'ben',
    flair: 'Question',
    parentUrl: saved.parentUrl,
    plannedAt: saved.scheduledAt,
  });
  expect(withPlaceOf(saved, before, before).scheduledAt).not.toBe(before.scheduledAt);
});
