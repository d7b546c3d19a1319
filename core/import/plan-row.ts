import { username } from '#contract/fields.ts';
import { importedPost, type ImportedPost } from '#contract/import.ts';
import { POST_PHASES, POST_STATUSES, type PostType } from '#contract/posts.ts';
import { findPostFaults } from '#core/posts/find-post-faults.ts';
import { isTimeZone } from '#core/posts/wall-time.ts';
import type { Column } from './match-columns.ts';
import { toStatus } from '#core/posts/post-phase.ts';
import { readInstant } from '#core/posts/read-instant.ts';

export type ImportChoices = {
  /** True to schedule posts with a future time; otherwise everything becomes a draft. */
  schedules: boolean;
  /** True to import published posts as drafts; otherwise they are skipped. */
  takesSent: boolean;
  /** The time zone of times without an offset. */
  timeZone: string;
};
export type PlanBasis = ImportChoices & {
  now: number;
  knownIds: ReadonlySet<string>;
  /** The usernames of the connected accounts, in lowercase. */
  accounts: ReadonlySet<string>;
  /** Which account posts for accounts that are not connected; null for none. */
  standIn: string | null;
};

export type CellReader = (column: Column) => string;

/** The outcome of a line, with its reason. `stranger`: the account that the line names, if it is not connected. */
export type RowOutcome = { stranger?: string } & (
  | { becomes: 'draft' | 'scheduled'; note?: string; post: ImportedPost; isLate?: true }
  /** `unassigned`: no account is chosen to post it. */
  | { becomes: 'nothing' | 'wrong' | 'unassigned'; note: string }
);
const wrong = (note: string): RowOutcome => ({ becomes: 'wrong', note });
const nothing = (note: string): RowOutcome => ({ becomes: 'nothing', note });

/** Plans one line of a file. Only the user may assign a post to a different account. */
export function planRow(cells: CellReader, basis: PlanBasis): RowOutcome {
  const stranger = findStranger(cells, basis);
  if (stranger === null) return planFor(cells, basis);
  const { standIn, accounts, schedules } = basis;
  const sent: CellReader = (column) => (column === 'account' ? (standIn ?? '') : cells(column));
  const outcome = planFor(sent, { ...basis, schedules: schedules && standIn !== null });
  if (!('post' in outcome)) return outcome;
  const away = `u/${stranger} isn’t connected`;
  if (standIn === null && accounts.size > 0)
    return { becomes: 'unassigned', note: `${away}. Choose above who posts it.`, stranger };
  const said =
    standIn === null ? `${away}, so the draft names no account.` : `${away}: u/${standIn} posts it.`;
  return { ...outcome, stranger, note: [outcome.note, said].filter(Boolean).join(' ') };
}

/** A published post is never sent again, and a draft is never scheduled. */
function planFor(cells: CellReader, basis: PlanBasis): RowOutcome {
  const status = cells('status').trim().toLowerCase();
  const phase = POST_PHASES.find((each) => each === cells('phase').trim());
  if (status && !POST_STATUSES.some((each) => each === status))
    return wrong('The status is none of draft, scheduled, published and failed.');
  if (basis.knownIds.has(cells('id').trim())) return nothing('It is in your list already.');
  const sending = phase === 'publishing' || phase === 'checking';
  const sent = sending || status === 'published' || (phase && toStatus(phase) === 'published');
  if (sent && !basis.takesSent)
    return nothing(sending ? 'It was being sent when this was exported.' : 'It went out already.');

  const type = readType(cells('type'));
  const read = readTime(cells, basis);
  const time = typeof read === 'string' ? null : read;
  const isAhead = time !== null && time > basis.now && !sent;
  const goesOut = basis.schedules && isAhead && status !== 'draft';
  const becomes = goesOut ? 'scheduled' : 'draft';
  const post = { ...toPost(cells, becomes, isAhead ? time : null, basis.timeZone), ...type.given };
  const faults = [type.fault, typeof read === 'string' && read, faultOf(post, becomes, basis.now)].filter(
    Boolean,
  );
  if (faults.length > 0) return wrong(faults.join(' '));
  const note = sent ? 'It went out already. This makes a new draft of it.' : noteOf(time, isAhead, status);
  const isLate = time !== null && time <= basis.now && !sent;
  return { becomes, post, ...(note && { note }), ...(isLate && { isLate }) };
}

/** The account named in the line, if it is not connected. */
function findStranger(cells: CellReader, { accounts }: PlanBasis): string | null {
  const { data: name } = username.safeParse(cells('account'));
  return name === undefined || accounts.has(name.toLowerCase()) ? null : name;
}

function noteOf(time: number | null, isAhead: boolean, status: string): string | undefined {
  if (time !== null && !isAhead) return 'Its time has passed, so it has none.';
  return status === 'scheduled' && time === null ? 'It has no time.' : undefined;
}

/** Other tools' names for our three content types. */
const TYPES: Readonly<Record<string, PostType>> = {
  post: 'post',
  text: 'post',
  'text post': 'post',
  self: 'post',
  discussion: 'post',
  'discussion post': 'post',
  thread: 'post',
  link: 'link',
  'link post': 'link',
  url: 'link',
  comment: 'comment',
  'comment reply': 'comment',
  reply: 'comment',
};

/** The type in a cell; an empty cell leaves it open. */
function readType(cell: string): { given?: { type: PostType }; fault?: string } {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (word === '') return {};
  const type = TYPES[word];
  return type
    ? { given: { type } }
    : { fault: `“${cell.trim().slice(0, 40)}” isn’t a type. Use post, link or comment.` };
}

/** The instant in a cell; null for an empty cell, or a message for an unreadable one. */
function readTime(cells: CellReader, { timeZone }: PlanBasis): number | null | string {
  const own = cells('timeZone').trim();
  if (own && !isTimeZone(own)) return `“${own}” isn’t a time zone.`;
  const timeOfDay = cells('timeOfDay').trim();
  const day = cells('scheduledAt').trim();
  // Spreadsheets write a date as midnight of that day.
  const written = timeOfDay ? `${day.replace(/[ T]00:00(?::00)?$/, '')} ${timeOfDay}`.trim() : day;
  if (!written) return null;
  return (
    readInstant(written, own || timeZone) ??
    `“${written.slice(0, 40)}” isn’t a time. Write 2027-03-09 14:30, or 2027-03-09T14:30+01:00.`
  );
}

function toPost(
  cells: CellReader,
  status: 'draft' | 'scheduled',
  at: number | null,
  timeZone: string,
): ImportedPost {
  const given = (column: Column) => {
    const text = cells(column).trim();
    return text ? { [column]: text } : {};
  };
  return {
    status,
    subreddit: cells('subreddit'),
    content: cells('content').trim() ? cells('content') : '',
    ...given('title'),
    ...given('url'),
    ...given('parentUrl'),
    ...given('flair'),
    ...given('websiteUrl'),
    ...given('account'),
    ...lowered('ctaStyle', cells('ctaStyle')),
    ...(at !== null && { scheduledAt: new Date(at).toISOString(), timeZone, ...given('timeZone') }),
  };
}

const lowered = (column: Column, text: string) =>
  text.trim() ? { [column]: text.trim().toLowerCase() } : {};

/** Applies the server's checks before the upload. */
function faultOf(post: ImportedPost, status: 'draft' | 'scheduled', now: number): string | null {
  const { success, data, error } = importedPost.safeParse(post);
  if (!success) {
    const firsts = new Map(error.issues.toReversed().map(({ path, message }) => [path[0], message]));
    // The form's own message would ask the user to select something, which an imported row can't do.
    if (post.subreddit.trim() === '') firsts.set('subreddit', 'This line names no subreddit.');
    return [...firsts.values()].toReversed().join(' ');
  }
  const faults = findPostFaults(
    {
      type: data.type,
      content: data.content,
      subreddit: data.subreddit,
      title: data.title ?? null,
      url: data.url ?? data.websiteUrl ?? null,
      parentUrl: data.parentUrl ?? null,
      scheduledAt: data.scheduledAt ? Date.parse(data.scheduledAt) : null,
      timeZone: data.timeZone ?? null,
    },
    status,
    now,
  );
  return Object.values(faults).join(' ') || null;
}
