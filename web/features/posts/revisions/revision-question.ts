import type { Post } from '#contract/posts.ts';
import type { PostChange } from '../post-endpoints.ts';

/** Two versions of a post: `mine` was about to be saved; `theirs` was saved elsewhere meanwhile. */
type Versions = { mine: PostChange; theirs: Post };
type Kept = 'mine' | 'theirs' | null;
export type RevisionQuestion = Versions & { answer: (kept: Kept) => void };

const listeners = new Set<() => void>();
let current: RevisionQuestion | null = null;

function set(next: RevisionQuestion | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Asks which of two versions of a post to keep; null if dismissed. */
export const askWhichVersion = (versions: Versions): Promise<Kept> =>
  new Promise((resolve) => {
    current?.answer(null);
    set({
      ...versions,
      answer: (kept) => {
        set(null);
        resolve(kept);
      },
    });
  });

export const currentQuestion = (): RevisionQuestion | null => current;

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
