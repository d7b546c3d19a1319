import { parseCsv } from '#core/csv/parse-csv.ts';
import { readCommunityName } from './read-community-name.ts';

/** In a link or a text: `r/name`, and several joined as `r/one+two`. */
const MENTION = /(?:^|[^\w])r\/(\w{2,21}(?:\+\w{2,21}){0,500})/gi;
const NAME_COLUMN = /^(?:subreddits?|communit(?:y|ies)|name|display[ _]?name|subreddit[ _]?name)$/i;

/** The communities that a text or a file names: a list, a CSV with a column of names, an export, or links. */
export function findCommunityNames(text: string): string[] {
  for (const find of [namesInColumn, namesInJson, namesInPureList, mentions, namesInList]) {
    const names = unique(find(text));
    if (names.length > 0) return names;
  }
  return [];
}

/** The first spelling of each. */
function unique(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  return [...found.values()];
}

const mentions = (text: string): string[] =>
  [...text.matchAll(MENTION)].flatMap(([, joined = '']) =>
    joined.split('+').flatMap((name) => readCommunityName(name) ?? []),
  );

function namesInColumn(text: string): string[] {
  const file = parseCsv(text);
  const [head, ...rows] = file.ok ? file.records : [];
  const column = head?.cells.findIndex((cell) => NAME_COLUMN.test(cell.trim())) ?? -1;
  if (column < 0) return [];
  return rows.flatMap(({ cells }) => readCommunityName(cells[column] ?? '') ?? []);
}

/** A multireddit's export lists its communities under `subreddits`; other exports are lists themselves. */
function namesInJson(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    const value: unknown = JSON.parse(text);
    const listed = Array.isArray(value) ? value : field(field(value, 'data') ?? value, 'subreddits');
    return Array.isArray(listed) ? listed.flatMap((entry) => nameOf(entry) ?? []) : [];
  } catch {
    return [];
  }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function nameOf(entry: unknown): string | null {
  const name = typeof entry === 'string' ? entry : (field(entry, 'display_name') ?? field(entry, 'name'));
  return typeof name === 'string' ? readCommunityName(name) : null;
}

const partsOf = (text: string): string[] =>
  text.split(/[\n,;\t]/).map((part) => part.replace(/^[\s*•-]{1,9}/, ''));

/** A list of nothing but names, some of them with `r/` and some without. */
function namesInPureList(text: string): string[] {
  if (text.includes('+')) return [];
  const names = partsOf(text)
    .filter((part) => part.trim() !== '')
    .map(readCommunityName);
  return names.includes(null) ? [] : names.filter((name) => name !== null);
}

/** Names alone, separated by lines or commas. A line of prose is no list. */
const namesInList = (text: string): string[] =>
  partsOf(text).flatMap((part) => readCommunityName(part) ?? []);
