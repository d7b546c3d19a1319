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
import { findStandingRules, type StandingRules } from '../communities/find-standing-rules.ts';
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
  /** Tells the author what could not be read. */
  notes: Note[];
};

const UNREAD_THREAD: Note = {
  kind: 'advice',
  text: 'The thread couldn’t be read, so the answer knows only your topic.',
};
const UNREAD_COMMENT: Note = {
  kind: 'advice',
  text: 'The comment that you answer couldn’t be read, so the draft doesn’t take up its words.',
};
const NOBODY = { author: 'somebody', body: '' };
const UNREAD: ThreadContext = { title: '', permalink: '', ...NOBODY, comments: [], answered: NOBODY };

const isComment = (id: string | null): boolean => id?.startsWith('t1_') ?? false;

/** Reads a draft's sources in parallel. A source that cannot be read in time becomes a note, not a failure. */
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
    findStandingRules(ctx, actor.workspaceId, { name: sources.community, purpose: 'community' }),
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

/** What holds for posts alone is not asked of a comment, nor the other way round. */
function readingFor(rules: StandingRules, type: PostType): RulesReading {
  const { posts, comments } = scopeRules(rules);
  return (type === 'comment' ? comments : posts).reading;
}

async function readSite(
  { readWebsite }: UserContext,
  url: string | null,
): Promise<{ facts: WebsiteFacts | null } | { note: Note }> {
  if (!url) return { facts: null };
  const outcome = await readWebsite(url);
  // The author's own link is kept even if the site is down.
  if (outcome.kind === 'failed') return { note: { kind: 'advice', text: outcome.message } };
  return { facts: { ...outcome.page, url } };
}

type Site = { platform: Platform; reader: Caller };

/** Refuses to answer a thread that takes no answers. Below one that was removed, whoever commented still waits for one. */
async function readThread(
  { platform, reader }: Site,
  { parentUrl, contentType }: DraftSources,
): Promise<ThreadContext | null> {
  const threadId = readThreadId(parentUrl);
  if (!threadId) return null;
  const parentId = readParentId(parentUrl);
  const outcome = await platform.thread(reader, threadId, 100, isComment(parentId) ? parentId : null);
  if (outcome.kind !== 'ok') return null;
  const closing = contentType === 'comment' && whyClosed(outcome.value.submission);
  if (closing && !(closing === REMOVED && isComment(parentId))) {
    const so = closing === REMOVED ? 'few would see your answer' : 'it takes no answers';
    throw new AppError('CONFLICT', `This thread ${closing}, so ${so}. Answer another thread.`);
  }
  return toThreadContext(outcome.value, parentId);
}

const REMOVED = 'was removed';
const BY_ITS_AUTHOR = new Set(['author', 'deleted']);

/** What happened to a thread that nobody should answer; null for one that is open. */
export function whyClosed({
  removedBy,
  locked,
  archived,
}: Pick<Submission, 'removedBy' | 'locked' | 'archived'>): string | null {
  if (removedBy !== null && BY_ITS_AUTHOR.has(removedBy)) return 'was deleted';
  if (locked) return 'was locked';
  if (archived) return 'was archived';
  return removedBy === null ? null : REMOVED;
}

/** The thread as a draft quotes it: the comment to answer first, then the others. */
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
