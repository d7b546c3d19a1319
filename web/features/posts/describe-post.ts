import type { Post, PostPhase } from '#contract/posts.ts';
import { dateTime } from '#web/lib/date-time.ts';

const PREVIEW_LENGTH = 50;

/** Made when it is first needed: that takes milliseconds. */
let letters: Intl.Segmenter | undefined;
/** Far more than the preview of any text takes; nobody counts the letters of the rest. */
const LOOK_AT = 2_000;

/** Whole letters, so that no emoji is cut in half. */
export function previewOf(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  letters ??= new Intl.Segmenter();
  const found = Array.from(letters.segment(text.slice(0, LOOK_AT)), ({ segment }) => segment);
  if (found.length <= PREVIEW_LENGTH) return text;
  return `${found.slice(0, PREVIEW_LENGTH).join('')}...`;
}

/** What to call a post where its whole text has no place. */
export const nameOf = ({ title, content }: Pick<Post, 'title' | 'content'>): string =>
  title || previewOf(content);

export const TYPE_NAMES = { post: 'Discussion Post', link: 'Link Post', comment: 'Comment Reply' } as const;

/** What the status alone does not say. */
export const PHASE_WORDS: Partial<Record<PostPhase, string>> = {
  publishing: 'Being sent',
  checking: 'Outcome unknown',
  needs_you: 'Needs you',
  removed: 'Removed',
};

const DUE = {
  draft: 'Planned for',
  waiting: 'Goes out',
  publishing: 'Due',
  checking: 'Due',
  needs_you: 'Due',
  published: 'Was due',
  removed: 'Was due',
  failed: 'Was due',
} as const satisfies Record<PostPhase, string>;

/** When it goes or went out, in words; nothing for what has no time. */
export function whenOf({ phase, scheduledAt, publishedAt }: Post): string | null {
  if (publishedAt) return `Went out ${dateTime(publishedAt)}`;
  return scheduledAt && `${DUE[phase]} ${dateTime(scheduledAt)}`;
}

const SENDING = {
  publishing: {
    message: 'It is being sent at this moment.',
    remedy: 'Nothing to do: what becomes of it appears here.',
  },
  checking: {
    message: 'The answer was lost, so nobody knows yet whether it arrived.',
    remedy: 'Nothing to do: we look for it in your account, and send it again only if it never arrived.',
  },
};

/** What stands between a post and its end, and what to do about it. */
export function troubleOf({ phase, problem }: Post): { message: string; remedy: string } | null {
  if (problem) return problem;
  return phase === 'publishing' || phase === 'checking' ? SENDING[phase] : null;
}
