import type { Activity, listActivity as endpoint } from '#contract/activity.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { UserContext } from '#server/context.ts';
import type { EventData } from '#core/alerts/alert-event.ts';
import { findDisabled, findNews, findNotices, findSeenAt } from './activity-rows.ts';

const PAGE = 30;

type NewsRow = Awaited<ReturnType<typeof findNews>>[number];
type DisabledRow = Awaited<ReturnType<typeof findDisabled>>[number];
type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

/** Events of the user's posts, from their histories, rule changes and disabled alert channels. */
export async function listActivity(
  { db, actor }: UserContext,
  { before }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const seenAt = await findSeenAt(db, actor);
  const [at = '', id = ''] = before?.split('.') ?? [];
  const cursor = before ? { at: Number(at), id } : null;
  const [news, notices, disabled] = await Promise.all([
    findNews(db, actor, seenAt, cursor, PAGE + 1),
    findNotices(db, actor, seenAt, cursor, PAGE + 1),
    findDisabled(db, actor, seenAt, cursor, PAGE + 1),
  ]);
  const items = [
    ...news.map(presentNews),
    ...notices.map(presentNotice),
    ...disabled.map(presentDisabled),
  ].toSorted(byNewest);
  const shown = items.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown,
    next: last && items.length > PAGE ? `${Date.parse(last.at)}.${last.id}` : null,
  };
}

const byNewest = (one: Activity, other: Activity): number =>
  Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? 1 : -1);

const presentNews = (row: NewsRow): Activity => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  event: row.event,
  detail: row.detail,
  isNew: row.isNew === 1,
  origin: row.origin,
  subreddit: row.subreddit,
  post: { id: row.postId, title: row.title, content: row.content, subreddit: row.subreddit },
});

const presentNotice = (row: NoticeRow): Activity => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  event: 'rulesChanged',
  detail: row.detail,
  isNew: row.isNew === 1,
  origin: null,
  subreddit: row.subreddit,
  post: null,
});

function presentDisabled({ id, at, data, isNew }: DisabledRow): Activity {
  const { title = '', reason = '' } = JSON.parse(data) as EventData;
  const detail = `“${title}” was disabled. ${reason}`;
  const of = { origin: null, subreddit: '', post: null };
  return { id, at: new Date(at).toISOString(), event: 'channelDisabled', detail, isNew: isNew === 1, ...of };
}
