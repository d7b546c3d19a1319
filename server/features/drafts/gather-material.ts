import type { CommunityHabits, ThreadContext, WebsiteFacts } from '#core/drafts/draft-request.ts';
import { readRules, type RuleReading } from '#core/communities/read-rules.ts';
import type { Note } from '#contract/drafts.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import type { Submission } from '#server/adapters/platform/things.ts';
import { within } from '#server/adapters/within.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { findCommunityFacts } from '../communities/find-community-facts.ts';
import { readParentId, readThreadId } from '#core/posts/read-thread-link.ts';

const PATIENCE_MS = 3_500;
const HABITS_FROM = 50;
const COMMENTS_SHOWN = 20;

type Ctx = Context<UserActor>;
type Wanted = { community: string; websiteUrl: string | null; parentUrl: string | null };
export type Material = {
  website: WebsiteFacts | null;
  thread: ThreadContext | null;
  rules: RuleReading | null;
  habits: CommunityHabits | null;
  /** What could not be read, for the author. */
  notes: Note[];
};

/** Everything a draft may draw on, read side by side. What cannot be read in time is a note, not a failure. */
export async function gatherMaterial(ctx: Ctx, wanted: Wanted): Promise<Material> {
  const { platform, actor } = ctx;
  const reader = platform && (await findReader(ctx, actor.workspaceId));
  const site = platform && reader && { platform, reader };
  const inTime = <T>(work: Promise<T>) => within(ctx.clock, PATIENCE_MS, work);
  const [website, thread, rules, habits] = await Promise.all([
    readSite(ctx, wanted.websiteUrl),
    wanted.parentUrl && site ? inTime(readThread(site, wanted.parentUrl)) : null,
    findCommunityFacts(ctx, actor.workspaceId, { name: wanted.community, purpose: 'reply' }),
    site && inTime(readHabits(site, wanted.community)),
  ]);
  const notes: Note[] = [];
  if ('note' in website) notes.push(website.note);
  if (wanted.parentUrl && !thread)
    notes.push({
      kind: 'advice',
      text: 'The thread could not be read, so the answer knows only your topic.',
    });
  return {
    website: 'facts' in website ? website.facts : null,
    thread: thread ?? null,
    rules: rules ? readRules(rules.rules, rules.requirements) : null,
    habits: habits ?? null,
    notes,
  };
}

async function readSite(
  { readWebsite }: Ctx,
  url: string | null,
): Promise<{ facts: WebsiteFacts | null } | { note: Note }> {
  if (!url) return { facts: null };
  const outcome = await readWebsite(url);
  // The author's own link stays theirs, also when nobody answers there.
  if (outcome.kind === 'failed') return { note: { kind: 'advice', text: outcome.message } };
  return { facts: { ...outcome.page, url } };
}

type Site = { platform: Platform; reader: Caller };

async function readThread({ platform, reader }: Site, permalink: string): Promise<ThreadContext | null> {
  const threadId = readThreadId(permalink);
  if (!threadId) return null;
  const outcome = await platform.thread(reader, threadId, 100);
  if (outcome.kind !== 'ok') return null;
  const { submission, comments } = outcome.value;
  const parent = readParentId(permalink);
  const asked = comments.find(({ id }) => id === parent);
  const shown = [...(asked ? [asked] : []), ...comments.filter((each) => each !== asked)].slice(
    0,
    COMMENTS_SHOWN,
  );
  return {
    title: submission.title,
    body: submission.body,
    author: submission.author ?? 'somebody',
    permalink: submission.permalink,
    comments: shown.map(({ author, body }) => ({ author: author ?? 'somebody', body })),
  };
}

async function readHabits({ platform, reader }: Site, name: string): Promise<CommunityHabits | null> {
  const page = await platform.listing(reader, { communities: [name], order: 'hot', limit: HABITS_FROM });
  return page.kind === 'ok' ? measureHabits(page.value.items) : null;
}

function measureHabits(items: readonly Submission[]): CommunityHabits {
  const lengths = items
    .map(({ body }) => body.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  const questions = items.filter(({ title }) => title.trim().endsWith('?')).length;
  return {
    bodyLength: lengths[Math.floor(lengths.length / 2)] ?? null,
    questionTitles: items.length > 0 ? questions / items.length : null,
    flairs: [...new Set(items.map(({ flair }) => flair ?? '').filter(Boolean))],
  };
}
