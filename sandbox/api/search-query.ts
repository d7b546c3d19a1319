import type { Thread } from '../world/thread.ts';

/** One term of a search. A query is an AND of clauses, and a clause is an OR of terms. */
export type SearchTerm = {
  readonly field: string | null;
  readonly text: string;
  readonly negated: boolean;
};

export type SearchQuery = readonly (readonly SearchTerm[])[];

const TOKEN = /(-|NOT\s+)?(?:(\w+):)?(?:"([^"]*)"|\(([^()]*)\)|(\S+))/g;
const FIELDS = new Set(['title', 'selftext', 'author', 'subreddit', 'flair', 'url', 'site', 'self']);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function parseSearch(query: string): SearchQuery {
  const clauses: SearchTerm[][] = [];
  let joins = false;
  for (const [, minus, name, quoted, grouped, bare] of query.slice(0, 512).matchAll(TOKEN)) {
    if (bare === 'OR' && name === undefined) {
      joins = true;
      continue;
    }
    if (bare === 'AND' && name === undefined) continue;
    const field = name !== undefined && FIELDS.has(name.toLowerCase()) ? name.toLowerCase() : null;
    const negated = minus !== undefined;
    const prefix = name !== undefined && field === null ? `${name}:` : '';
    const terms: SearchTerm[] =
      grouped === undefined
        ? [{ field, text: plain(prefix + (quoted ?? bare ?? '')), negated }]
        : parseSearch(grouped)
            .flat()
            .map((term) => ({ text: term.text, field: term.field ?? field, negated }));
    const useful = terms.filter(({ text }) => text !== '');
    const last = clauses.at(-1);
    if (useful.length > 0 && joins && last) last.push(...useful);
    else if (useful.length > 0) clauses.push([...useful]);
    joins = false;
  }
  return clauses;
}

type Searchable = {
  readonly title: string;
  readonly body: string;
};

const stem = (word: string): string => (word.length > 3 ? word.replace(/(ies|es|s|ing|ed)$/, '') : word);

function weigh({ title, body }: Searchable, text: string): number {
  const wanted = ` ${text.split(' ').map(stem).join(' ')}`;
  return (title.includes(wanted) ? 4 : 0) + (body.includes(wanted) ? 1 : 0);
}

const prepared = new WeakMap<Thread, Searchable>();

function prepare(thread: Thread): Searchable {
  const found = prepared.get(thread);
  if (found) return found;
  const words = (text: string): string => ` ${plain(text).split(' ').map(stem).join(' ')}`;
  const made = { title: words(thread.title), body: words(`${thread.body} ${thread.flair?.text ?? ''}`) };
  prepared.set(thread, made);
  return made;
}

function fieldOf(thread: Thread, field: string): string {
  const values: Readonly<Record<string, string>> = {
    title: thread.title,
    selftext: thread.body,
    author: thread.author,
    subreddit: thread.community.name,
    flair: thread.flair?.text ?? '',
    url: thread.url ?? '',
    site: thread.url ?? '',
    self: thread.url === null ? 'yes true 1' : 'no false 0',
  };
  return plain(values[field] ?? '');
}

const WHOLE = new Set(['subreddit', 'author']);

function weighTerm(thread: Thread, { field, text }: SearchTerm): number {
  if (field === null) return weigh(prepare(thread), text);
  const value = fieldOf(thread, field);
  const fits = WHOLE.has(field) ? value === text : ` ${value}`.includes(` ${text}`);
  return fits ? 3 : 0;
}

/** How well a thread matches; 0 if it does not match. */
export function matchScore(thread: Thread, query: SearchQuery): number {
  let sum = 0;
  for (const clause of query) {
    const best = Math.max(
      ...clause.map((term) =>
        term.negated ? Number(weighTerm(thread, term) === 0) : weighTerm(thread, term),
      ),
    );
    if (best <= 0) return 0;
    sum += best;
  }
  return sum;
}
