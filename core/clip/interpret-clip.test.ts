import { expect, test } from 'vitest';
import { CLIP_LIMITS } from '#contract/scanning/clips.ts';
import { interpretClip, type RawClip } from './interpret-clip.ts';

const ADDRESS = 'https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/';
const raw = (differs: Partial<RawClip> = {}): RawClip => ({
  address: ADDRESS,
  heading: 'Which tool? : r/SaaS',
  selection: '',
  text: 'Everything that stands on the page.',
  post: {
    community: 'r/SaaS',
    title: 'Which tool?',
    author: 'ada_l',
    votes: '1.2k votes',
    comments: '34 comments',
    created: '2026-11-20T10:00:00.000Z',
    body: 'We lose a day a week.',
  },
  comments: [{ author: 'u/ben', votes: '7', body: 'Try a list.' }],
  rules: [],
  ...differs,
});

test('reads a thread with its figures, author and visible comments', () => {
  expect(interpretClip(raw())).toEqual({
    kind: 'thread',
    address: ADDRESS,
    community: 'SaaS',
    title: 'Which tool?',
    body: 'We lose a day a week.',
    author: 'ada_l',
    upvotes: 1_200,
    commentCount: 34,
    createdAt: Date.UTC(2026, 10, 20, 10),
    comments: [{ author: 'ben', upvotes: 7, body: 'Try a list.' }],
    rules: '',
  });
});

test('reads hidden figures as unknown rather than 0', () => {
  const hidden = { ...raw().post!, votes: '•', comments: '' };
  const clip = interpretClip(
    raw({ post: hidden, comments: [{ author: 'ben', votes: '[score hidden]', body: 'Try a list.' }] }),
  );
  expect(clip).toMatchObject({ upvotes: null, commentCount: null, comments: [{ upvotes: null }] });
});

test.each([
  'https://www.reddit.com/r/SaaS/',
  'https://old.reddit.com/',
  'https://www.reddit.com/user/ada_l/',
])('does not choose one of the posts listed at %s', (address) => {
  expect(interpretClip(raw({ address }))?.kind).toBe('listing');
});

test('without known elements, uses the selected words, or else the whole page', () => {
  const plain = raw({ post: null, comments: [] });
  expect(interpretClip({ ...plain, selection: 'Only this.' })).toMatchObject({
    kind: 'thread',
    community: 'SaaS',
    title: 'Which tool? : r/SaaS',
    body: 'Only this.',
  });
  expect(interpretClip(plain)).toMatchObject({ body: 'Everything that stands on the page.' });
});

test('recognizes a page of rules, with one rule per paragraph', () => {
  const rules = [
    { name: '1. Be kind', text: '' },
    { name: '2. No ads', text: '2. No ads Not even yours.' },
  ];
  const clip = interpretClip(
    raw({ address: 'https://www.reddit.com/r/webdev/about/rules/', post: null, rules }),
  );
  expect(clip).toMatchObject({
    kind: 'rules',
    community: 'webdev',
    rules: '1. Be kind\n\n2. No ads\nNot even yours.',
  });
});

test('omits deleted and removed content', () => {
  const gone = interpretClip(
    raw({
      post: { ...raw().post!, body: '[removed]' },
      comments: [
        { author: 'x', votes: '1', body: '[deleted]' },
        { author: 'y', votes: '1', body: 'Still here.' },
      ],
    }),
  );
  expect(gone?.body).toBe('');
  expect(gone?.comments).toEqual([{ author: 'y', upvotes: 1, body: 'Still here.' }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no address', ''])(
  'rejects a page at "%s"',
  (address) => {
    expect(interpretClip(raw({ address }))).toBeNull();
  },
);

test('truncates overlong values and drops invalid names', () => {
  const clip = interpretClip(
    raw({
      post: {
        ...raw().post!,
        author: '<img src=x>',
        title: 'x'.repeat(1_000),
        body: 'y'.repeat(100_000),
      },
      comments: Array.from({ length: 500 }, () => ({ author: 'ben', votes: '', body: 'z'.repeat(20_000) })),
    }),
  );
  expect(clip?.author).toBe('');
  expect(clip?.title.length).toBeLessThanOrEqual(CLIP_LIMITS.title);
  expect(clip?.body.length).toBeLessThanOrEqual(CLIP_LIMITS.body);
  expect(clip?.comments).toHaveLength(CLIP_LIMITS.comments);
  expect(clip?.comments[0]?.body.length).toBeLessThanOrEqual(CLIP_LIMITS.comment);
});
