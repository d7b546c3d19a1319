import { createHash } from 'node:crypto';
import type { Opportunity } from '#contract/scanner.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { Selectable } from 'kysely';

type Row = Pick<Selectable<Schema['opportunities']>, 'title' | 'body' | 'second_opinion'>;
type Opinion = NonNullable<Opportunity['secondOpinion']>;
type Cell = Opinion & { of: string };

const hashText = ({ title, body }: Pick<Row, 'title' | 'body'>): string =>
  createHash('sha256').update(`${title}\n${body}`).digest('base64url');

export const writeOpinion = (row: Pick<Row, 'title' | 'body'>, opinion: Opinion): string =>
  JSON.stringify({ ...opinion, of: hashText(row) } satisfies Cell);

/** The opinion; also null if the text was edited since, because the model judged the old one. */
export function readOpinion(row: Row): Opinion | null {
  if (row.second_opinion === null) return null;
  const { of, ...opinion } = JSON.parse(row.second_opinion) as Cell;
  return of === hashText(row) ? opinion : null;
}
