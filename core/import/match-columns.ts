/** The accepted names of each column: those of our own export, and common synonyms. */
const NAMES = {
  id: ['id'],
  type: ['type', 'kind'],
  title: ['title'],
  content: ['content', 'text', 'body'],
  subreddit: ['subreddit', 'community'],
  status: ['status'],
  phase: ['phase'],
  scheduledAt: ['scheduledat', 'scheduled', 'time', 'date', 'datetime'],
  timeZone: ['timezone'],
  url: ['url', 'link'],
  parentUrl: ['parenturl', 'thread'],
  flair: ['flair'],
  websiteUrl: ['websiteurl', 'website'],
  ctaStyle: ['ctastyle', 'cta'],
  account: ['account', 'redditaccount'],
} as const;
/** `timeOfDay`: a separate column of times next to one of dates. */
export type Column = keyof typeof NAMES | 'timeOfDay';
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];
/** Column names that other schedulers use, as a fallback. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  selftext: 'content',
  message: 'content',
  sub: 'subreddit',
  scheduledfor: 'scheduledAt',
  scheduledtime: 'scheduledAt',
  publishat: 'scheduledAt',
  threadurl: 'parentUrl',
  postflair: 'flair',
  linkflair: 'flair',
  username: 'account',
};
const NEEDED = ['subreddit', 'content'] as const;

/** Columns of our export that can't be imported. */
const EXPORT_ONLY = new Set([
  'createdat',
  'publishedat',
  'permalink',
  'problem',
  'upvotes',
  'comments',
  'clicks',
]);

type Matched =
  | { ok: true; indexes: ReadonlyMap<Column, number>; ignored: string[] }
  | { ok: false; message: string };

const tidy = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns in any order, ignoring case, spaces and punctuation. */
export function matchColumns(header: readonly string[]): Matched {
  const indexes = new Map<Column, number>();
  const unknown: number[] = [];
  for (const [index, name] of header.entries()) {
    const column = COLUMNS.find((each) => (NAMES[each] as readonly string[]).includes(tidy(name)));
    const other = column && indexes.get(column);
    const pair = [tidy(header[other ?? -1] ?? ''), tidy(name)].toSorted().join(' ');
    if (other !== undefined && pair === 'date time' && !indexes.has('timeOfDay')) {
      const [day, time] = tidy(name) === 'time' ? [other, index] : [index, other];
      indexes.set('scheduledAt', day).set('timeOfDay', time);
    } else if (other !== undefined)
      return { ok: false, message: `Two columns mean the same: “${header[other]}” and “${name}”.` };
    else if (column) indexes.set(column, index);
    else unknown.push(index);
  }
  const ignored: string[] = [];
  for (const index of unknown) {
    const plain = tidy(header[index] ?? '');
    const column = Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain] : undefined;
    if (column && !indexes.has(column)) indexes.set(column, index);
    else if (plain && !EXPORT_ONLY.has(plain)) ignored.push(header[index]?.trim() ?? '');
  }
  const missing = NEEDED.filter((column) => !indexes.has(column));
  if (missing.length === 0) return { ok: true, indexes, ignored };
  return {
    ok: false,
    message: `The first line has to name the columns. There is none for ${missing.join(' and ')}.`,
  };
}
