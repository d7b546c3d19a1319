import type { CommunityHabits, ThreadContext, WebsiteFacts } from '#core/drafts/draft-request.ts';
import type { RulesReading } from '#core/communities/rules/read-rules.ts';
import { guessLanguage } from '#core/text/guess-language.ts';
import type { Note } from '#contract/drafts.ts';
import type { PostType } from '#contract/posts.ts';
import { scopeRules } from '#core/preflight/scope-rules.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findFreeReader } from '../accounts/choose-account.ts';
import { findEffectiveRules, type EffectiveRules } from '../communities/find-effective-rules.ts';
import { isGone } from '#core/replies/find-unanswered.ts';
import { readParentId, readThreadId } from '#core/posts/read-thread-link.ts';

const TIMEOUT_MS = 3_500;
const HABIT_SAMPLE_SIZE = 50;
const MAX_COMMENTS = 20;

type DraftSources = {
  community: string;
  contentType: PostType;
  websiteUrl: string | null;
  parentUrl: string | null;
};
export type Material = {
  website: WebsiteFacts | null;
  thread: ThreadContext | null;
  rules: RulesReading | null;
  habits: CommunityHabits | null;
  notes: Note[];
};

const UNREAD_THREAD: Note = {
  kind: 'advice',
  text: 'The thread couldn’t be read, so the draft is based on your topic alone.',
};
const UNREAD_COMMENT: Note = {
  kind: 'advice',
  text: 'The comment you’re answering couldn’t be read, so the draft doesn’t refer to it.',
};
const NOBODY = { author: 'somebody', body: '' };
const UNREAD: ThreadContext = { title: '', permalink: '', ...NOBODY, comments: [], answered: NOBODY };

const isComment = (id: string | null): boolean => id?.startsWith('t1_') ?? false;

/** Reads a draft's sources in parallel. A source that cannot be read in time becomes a note, not an error. */
export async function gatherMaterial(ctx: UserContext, sources: DraftSources): Promise<Material> {
  const { platform, actor } = ctx;
  const reader = platform && (await findFreeReader(ctx, actor.workspaceId, 'reply'));
  const ask = <T>(read: (site: { platform: Platform; reader: Caller }) => Promise<T>) =>
    platform &&
    reader &&
    askWithTimeout(ctx.clock, TIMEOUT_MS, reader, (caller) => read({ platform, reader: caller }));
  const [website, thread, rules, habits] = await Promise.all([
    readSite(ctx, sources.websiteUrl),
    ask((site) => readThread(site, sources)),
    findEffectiveRules(ctx, actor.workspaceId, { name: sources.community, purpose: 'community' }),
    ask((site) => readHabits(site, sources.community)),
  ]);
  const notes: Note[] = [];
  if ('note' in website) notes.push(website.note);
  const isAnswer = isComment(readParentId(sources.parentUrl));
  if (isAnswer && !thread?.answered?.body) notes.push(UNREAD_COMMENT);
  else if (sources.parentUrl && !thread) notes.push(UNREAD_THREAD);
  return {
    website: 'facts' in website ? website.facts : null,
    thread: thread ?? (isAnswer ? UNREAD : null),
    rules: rules && readingFor(rules, sources.contentType),
    habits: habits ?? null,
    notes,
  };
}

/** Rules for posts don't apply to comments, and rules for comments don't apply to posts. */
function readingFor(rules: EffectiveRules, type: PostType): RulesReading {
  const { posts, comments } = scopeRules(rules);
  return (type === 'comment' ? comments : posts).reading;
}

async function readSite(
  { readWebsite }: UserContext,
  url: string | null,
): Promise<{ facts: WebsiteFacts | null } | { note: Note }> {
  if (!url) return { facts: null };
  const outcome = await readWebsite(url);
  // Keep the author's own link even if the site is down.
  if (outcome.kind === 'failed') return { note: { kind: 'advice', text: outcome.message } };
  return { facts: { ...outcome.page, url } };
}

type Site = { platform: Platform; reader: Caller };

/** Rejects a thread that accepts no replies. In a removed thread, commenters may still be answered. */
async function readThread(
  { platform, reader }: Site,
  { parentUrl, contentType }: DraftSources,
): Promise<ThreadContext | null> {
  const threadId = readThreadId(parentUrl);
  if (!threadId) return null;
  const parentId = readParentId(parentUrl);
  const outcome = await platform.thread(reader, threadId, 100, isComment(parentId) ? parentId : null);
  if (outcome.kind !== 'ok') return null;
  const closing = contentType === 'comment' && explainClosed(outcome.value.submission);
  if (closing && !(closing === REMOVED && isComment(parentId))) {
    const so = closing === REMOVED ? 'few would see your answer' : 'it takes no answers';
    throw new AppError('CONFLICT', `This thread ${closing}, so ${so}. Answer another thread.`);
  }
  return toThreadContext(outcome.value, parentId);
}

const REMOVED = 'was removed';
const BY_ITS_AUTHOR = new Set(['author', 'deleted']);

/** What happened to a closed thread; null if it is open. */
export function explainClosed({
  removedBy,
  locked,
  archived,
}: Pick<Submission, 'removedBy' | 'locked' | 'archived'>): string | null {
  if (removedBy !== null && BY_ITS_AUTHOR.has(removedBy)) return 'was deleted';
  if (locked) return 'was locked';
  if (archived) return 'was archived';
  return removedBy === null ? null : REMOVED;
}

/** The thread as quoted in a draft: first the comment to answer, then the other comments. */
export function toThreadContext(
  {
    submission,
    comments,
  }: { submission: Submission; comments: readonly Pick<Comment, 'id' | 'author' | 'body'>[] },
  parentId: string | null = null,
): ThreadContext {
  const asked = comments.find((each) => each.id === parentId && !isGone(each));
  const shown = [...(asked ? [asked] : []), ...comments.filter((each) => each !== asked)]
    .filter(({ author }) => author !== null)
    .slice(0, MAX_COMMENTS);
  return {
    title: submission.title,
    body: submission.body,
    author: submission.author ?? 'somebody',
    permalink: submission.permalink,
    comments: shown.map(toSaid),
    ...(isComment(parentId) && { answered: asked ? toSaid(asked) : NOBODY }),
  };
}

const toSaid = ({ author, body }: Pick<Comment, 'author' | 'body'>) => ({
  author: author ?? NOBODY.author,
  body,
});

async function readHabits({ platform, reader }: Site, name: string): Promise<CommunityHabits | null> {
  const page = await platform.listing(
    { ...reader, purpose: 'community' },
    {
      communities: [name],
      order: 'hot',
      limit: HABIT_SAMPLE_SIZE,
    },
  );
  return page.kind === 'ok' ? measureHabits(page.value.items) : null;
}

function measureHabits(items: readonly Submission[]): CommunityHabits {
  const lengths = items
    .map(({ body }) => body.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return {
    bodyLength: lengths[Math.floor(lengths.length / 2)] ?? null,
    language: items.length > 0 ? guessLanguage(items.map(({ title }) => title).join('\n')) : null,
    flairs: [...new Set(items.map(({ flair }) => flair ?? '').filter(Boolean))],
  };
}
