/** What each column of a file may be called: our own export's names, and what people write. */
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
  websiteUrl: ['websiteurl', 'website'],
  ctaStyle: ['ctastyle', 'cta'],
  account: ['account', 'redditaccount', 'username'],
} as const;
export type Column = keyof typeof NAMES;
const COLUMNS = Object.keys(NAMES) as Column[];
const NEEDED = ['subreddit', 'content'] as const;

/** What an export tells besides, and nobody can bring in. */
const TOLD_ONLY = new Set([
  'createdat',
  'publishedat',
  'permalink',
  'problem',
  'upvotes',
  'comments',
  'clicks',
]);

type Matched =
  | { ok: true; places: ReadonlyMap<Column, number>; ignored: string[] }
  | { ok: false; message: string };

const tidy = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Which column of a file is which, in any order and however the names are written. */
export function matchColumns(header: readonly string[]): Matched {
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [place, name] of header.entries()) {
    const plain = tidy(name);
    const column = COLUMNS.find((each) => (NAMES[each] as readonly string[]).includes(plain));
    const other = column && places.get(column);
    if (other !== undefined)
      return { ok: false, message: `Two columns mean the same: “${header[other]}” and “${name}”.` };
    if (column) places.set(column, place);
    else if (plain && !TOLD_ONLY.has(plain)) ignored.push(name.trim());
  }
  const missing = NEEDED.filter((column) => !places.has(column));
  if (missing.length === 0) return { ok: true, places, ignored };
  return {
    ok: false,
    message: `The first line has to name the columns. There is none for ${missing.join(' and ')}.`,
  };
}
