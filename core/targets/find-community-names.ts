import { parseCsv } from '#core/csv/parse-csv.ts';
import { readCommunityName } from './read-community-name.ts';

/** Matches names in a link or text: `r/name`, or several joined as `r/one+two`. */
const MENTION = /(?:^|[^\w])r\/(\w{2,21}(?:\+\w{2,21}){0,500})/gi;
const NAME_COLUMN = /^(?:subreddits?|communit(?:y|ies)|name|display[ _]?name|subreddit[ _]?name)$/i;

/** The communities named in a text or file: a list, a CSV with a column of names, an export, or links. */
export function findCommunityNames(text: string): string[] {
  for (const find of [namesInColumn, namesInJson, namesInPureList, mentions, namesInList]) {
    const names = unique(find(text));
    if (names.length > 0) return names;
  }
  return [];
}

/** Keeps the first spelling of each name. */
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

/** A multireddit export lists its communities under `subreddits`; other exports are plain lists. */
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

/** Matches a list of nothing but names, with or without `r/`. */
function namesInPureList(text: string): string[] {
  if (text.includes('+')) return [];
  const names = partsOf(text)
    .filter((part) => part.trim() !== '')
    .map(readCommunityName);
  return names.includes(null) ? [] : names.filter((name) => name !== null);
}

/** Plain names separated by lines or commas; ignores lines of prose. */
const namesInList = (text: string): string[] =>
  partsOf(text).flatMap((part) => readCommunityName(part) ?? []);
