import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { savedToast } from './saved-toast.ts';

const problem = { code: 'x', message: 'It was refused.', remedy: 'Write another.' };
const post = (change: Partial<Post>) => ({ problem: null, composeUrl: null, ...change }) as Post;

test.each([
  ['draft', { phase: 'draft' }, 'Success', 'Post saved as draft'],
  ['scheduled', { phase: 'waiting' }, 'Success', 'Post scheduled successfully!'],
  ['published', { phase: 'published' }, 'Success', 'Post published successfully!'],
  ['published', { phase: 'publishing' }, 'On its way', 'It is being sent. Posts shows what becomes of it.'],
  ['published', { phase: 'waiting' }, 'On its way', 'It is being sent. Posts shows what becomes of it.'],
  ['published', { phase: 'failed', problem }, 'Not published', 'It was refused. Write another.'],
  ['published', { phase: 'needs_you', problem }, 'This needs you', 'It was refused. Write another.'],
  [
    'published',
    { phase: 'needs_you', problem, composeUrl: 'https://x.example' },
    'Ready for you',
    'Post it on Reddit yourself, then paste its link under Posts.',
  ],
] as const)(
  'claims only what happened when %s was requested and %o returned',
  (wish, change, title, description) => {
    expect(savedToast(post(change), wish)).toMatchObject({ title, description });
  },
);
