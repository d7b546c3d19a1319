import { parseCsv } from '../csv/parse-csv.ts';
import { normalizeHost } from './read-host.ts';

/** Visits to one page on one day, counted by another tool. */
export type CountedVisits = { day: string; path: string; via: string; referrer: string; count: number };
/** Why a row is skipped: no page, a page on another site, or an unreadable day or number. */
const REASONS = ['page', 'site', 'day', 'count'] as const;
type Reason = (typeof REASONS)[number];
export type UnreadRows = { reason: Reason; rows: number };
export type VisitsFile =
  | {
      ok: true;
      visits: CountedVisits[];
      /** True if the file names the visitors' sources. */
      knowsSources: boolean;
      /** True if the file has days; otherwise the caller has to give its range. */
      knowsDays: boolean;
      unread: readonly UnreadRows[];
    }
  | { ok: false; message: string };

/** The column names of Plausible, Umami and Google Analytics, without spaces and punctuation. */
const NAMES = {
  page: [
    'page',
    'pagepath',
    'pagepathandscreenclass',
    'pagepathquerystring',
    'landingpage',
    'landingpagequerystring',
    'entrypage',
    'urlpath',
    'url',
    'path',
    'name',
  ],
  query: ['urlquery'],
  source: ['source', 'sessionsource', 'sessionsourcemedium', 'referrerdomain', 'referrer'],
  count: ['visitors', 'uniquevisitors', 'visits', 'sessions', 'activeusers', 'totalusers', 'users'],
  day: ['date', 'day', 'createdat'],
  visit: ['visitid'],
  kind: ['eventtype'],
} as const;
type Column = keyof typeof NAMES;
const COLUMNS = Object.keys(NAMES) as Column[];
const PAGE_VIEW = '1';
const WHOLE = /^\d{1,7}$/;
const DAY = /^(\d{4})-?(\d\d)-?(\d\d)/;
const tidy = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Reads a site's export from Plausible, Umami or Google Analytics. Counts unreadable rows by reason. */
export function readVisitsFile(text: string, host: string): VisitsFile {
  // Google Analytics puts a title and a date range above the table.
  const table = text.replace(/^\uFEFF/, '').replace(/^(?:#[^\n]*\n|\s*\n)+/, '');
  const parsed = parseCsv(table);
  if (!parsed.ok) return { ok: false, message: `Line ${parsed.fault.line}: ${parsed.fault.message}` };
  const [header, ...rows] = parsed.records;
  const indexes = new Map<Column, number>();
  for (const [index, name] of (header?.cells ?? []).entries()) {
    const column = COLUMNS.find((each) => (NAMES[each] as readonly string[]).includes(tidy(name)));
    if (column && !indexes.has(column)) indexes.set(column, index);
  }
  if (!indexes.has('page') || (!indexes.has('count') && !indexes.has('visit')))
    return {
      ok: false,
      message:
        'This file has no column of pages beside one of visitors or visits. Export pages from Plausible, ' +
        'landing pages from Google Analytics, or the data of a website from Umami.',
    };
  const cell = (cells: readonly string[], column: Column) => cells[indexes.get(column) ?? -1]?.trim() ?? '';
  const read = rows.flatMap(({ cells }) => readRow((column) => cell(cells, column), indexes, host));
  const visits = addUp(read.filter((row) => typeof row === 'object'));
  return {
    ok: true,
    visits,
    knowsSources: indexes.has('source'),
    knowsDays: indexes.has('day'),
    unread: REASONS.map((reason) => ({ reason, rows: read.filter((row) => row === reason).length })).filter(
      (unread) => unread.rows > 0,
    ),
  };
}

type Row = CountedVisits & { visit: string };

/** A visit, or the reason to skip the row; empty for other events than page views. */
function readRow(
  cell: (column: Column) => string,
  indexes: ReadonlyMap<Column, number>,
  host: string,
): (Row | Reason)[] {
  if (indexes.has('kind') && cell('kind') !== PAGE_VIEW) return [];
  const query = cell('query').replace(/^\?/, '');
  const page = URL.parse(cell('page') + (query && `?${query}`), `https://${host}`);
  // “Grand total” and “(not set)” can appear instead of a page.
  if (!page || !/^(?:\/|https?:\/\/)/.test(cell('page'))) return ['page'];
  if (normalizeHost(page) !== host) return ['site'];
  const day = indexes.has('day') ? readDay(cell('day')) : '';
  if (day === null) return ['day'];
  if (indexes.has('count') && !WHOLE.test(cell('count'))) return ['count'];
  return [
    {
      day,
      path: page.pathname,
      via: page.searchParams.get('via') ?? '',
      referrer: readSource(cell('source')),
      count: indexes.has('count') ? Number(cell('count')) : 1,
      visit: cell('visit'),
    },
  ];
}

/** A calendar day, with or without separators. */
function readDay(text: string): string | null {
  const [, year, month, date] = DAY.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${date}`);
  const day = Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
  return day === `${year}-${month}-${date}` ? day : null;
}

/** “Reddit” in Plausible, “reddit.com / referral” in Google Analytics, “www.reddit.com” in Umami. */
function readSource(source: string): string {
  const [name = ''] = source.toLowerCase().split(' / ');
  return name === 'reddit' ? 'reddit.com' : name;
}

/** Counts each visit once per page, even if its event repeats. */
function addUp(rows: readonly Row[]): CountedVisits[] {
  const seen = new Set<string>();
  const sums = new Map<string, CountedVisits>();
  for (const { visit, ...row } of rows) {
    const key = JSON.stringify([row.day, row.path, row.via, row.referrer]);
    const isAgain = visit !== '' && seen.has(`${key} ${visit}`);
    seen.add(`${key} ${visit}`);
    const sum = sums.get(key);
    if (!sum) sums.set(key, row);
    else if (!isAgain) sum.count += row.count;
  }
  return [...sums.values()].filter(({ count }) => count > 0);
}
