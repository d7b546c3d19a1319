import type { Post, PostPhase, PostStatus } from '#contract/posts.ts';
import { dateTime, timeOfDay, localizeTimes } from '#web/lib/date-time.ts';
import type { Tone } from '#web/ui/badge.tsx';

const PREVIEW_LENGTH = 50;

/** The formatter is created on first use, because that takes milliseconds. */
let segmenter: Intl.Segmenter | undefined;
/** The maximum length, far more than any preview needs; avoids segmenting a long text to its end. */
const SEGMENTED_LENGTH = 2_000;

const QUOTED_LINES = /^ {0,3}>.*\n*/gm;

/** A leading quote is someone else's text, so drop it. Keeps a text of quotes only. */
const withoutQuotes = (text: string): string =>
  text.includes('>') ? text.slice(0, SEGMENTED_LENGTH).replace(QUOTED_LINES, '').trim() || text : text;

/** Counts graphemes, so no emoji is cut in half. */
export function previewText(whole: string): string {
  const text = withoutQuotes(whole);
  if (text.length <= PREVIEW_LENGTH) return text;
  segmenter ??= new Intl.Segmenter();
  const graphemes = Array.from(segmenter.segment(text.slice(0, SEGMENTED_LENGTH)), ({ segment }) => segment);
  if (graphemes.length <= PREVIEW_LENGTH) return text;
  return `${graphemes.slice(0, PREVIEW_LENGTH).join('')}...`;
}

/** A post's name where its whole text doesn't fit. */
export const postName = ({ title, content }: Pick<Post, 'title' | 'content'>): string =>
  title || previewText(content);

export const TYPE_NAMES = { post: 'Discussion Post', link: 'Link Post', comment: 'Comment Reply' } as const;

/** How each status is shown: as a word, as a verb, and in a color. */
export const STATUS_LABELS: Record<PostStatus, { word: string; verb: string; tone: Tone }> = {
  draft: { word: 'Draft', verb: 'Drafted', tone: 'plain' },
  scheduled: { word: 'Scheduled', verb: 'Scheduled', tone: 'pale' },
  published: { word: 'Published', verb: 'Posted', tone: 'ok' },
  failed: { word: 'Failed', verb: 'Failed', tone: 'bad' },
};

/** Phases that say more than the status. */
export const PHASE_LABELS: Partial<Record<PostPhase, string>> = {
  publishing: 'Being sent',
  checking: 'Outcome unknown',
  needs_you: 'Needs you',
  removed: 'Removed',
};

/** A post's state in a word or two: the phase if it says more than the status. */
export const stateWord = ({ phase, status }: Pick<Post, 'phase' | 'status'>): string =>
  PHASE_LABELS[phase] ?? STATUS_LABELS[status].word;

/** The verb before a post's name. A post that needs its author may never have had a time. */
export const statusVerb = ({ phase, status }: Pick<Post, 'phase' | 'status'>): string =>
  phase === 'needs_you' ? 'Waiting for you:' : STATUS_LABELS[status].verb;

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

/** When a post is or was published, as text; null without a time. */
export function describeTime({ phase, scheduledAt, publishedAt }: Post): string | null {
  if (publishedAt) return `Went out ${dateTime(publishedAt)}`;
  return scheduledAt && `${DUE[phase]} ${dateTime(scheduledAt)}`;
}

/** The most relevant time of a post. */
export const relevantTime = ({
  scheduledAt,
  publishedAt,
  createdAt,
}: Pick<Post, 'scheduledAt' | 'publishedAt' | 'createdAt'>): string =>
  publishedAt || scheduledAt || createdAt;

/** The most relevant time of a post, and what happens then. */
export function describeRelevantTime(
  { phase, scheduledAt, publishedAt, createdAt }: Post,
  isHeldBack = false,
): { at: string; what: string } {
  const at = relevantTime({ scheduledAt, publishedAt, createdAt });
  if (publishedAt) return { at, what: `Went out ${timeOfDay(at)}` };
  const due = isHeldBack ? 'Due' : DUE[phase];
  return { at, what: scheduledAt ? `${due} ${timeOfDay(at)}` : 'Saved' };
}

const SENDING = {
  publishing: {
    message: 'It is being sent at this moment.',
    remedy: 'Nothing to do: what becomes of it appears here.',
  },
  checking: {
    message: 'The answer was lost, so nobody knows yet whether it arrived.',
    remedy: 'Nothing to do: we look for it in your account, and nothing is sent before that is known.',
  },
};

/** Why a post can't be published yet, and what to do about it. */
export function describeTrouble({ phase, problem }: Post): { message: string; remedy: string } | null {
  if (problem) return { message: localizeTimes(problem.message), remedy: localizeTimes(problem.remedy) };
  return phase === 'publishing' || phase === 'checking' ? SENDING[phase] : null;
}

/** The URL of the post on the platform; permalinks are relative to its site. */
export const threadHref = ({ permalink }: Pick<Post, 'permalink'>, siteUrl: string | null | undefined) =>
  permalink && siteUrl ? URL.parse(permalink, siteUrl)?.href : undefined;
