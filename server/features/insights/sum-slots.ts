import { sql } from 'kysely';
import type { Span } from '#core/insights/spans.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { HOUR_MS, EMPTY_SUM, type Sum, toSlot } from './figure-slots.ts';

type Part = Span & { no: number; isEdge: 0 | 1 };

/** What a workspace's posts gained in each of several spans. */
export async function sumSlots<const Spans extends readonly Span[]>(
  db: Db,
  { workspaceId, site }: { workspaceId: string; site: Site },
  spans: Spans,
): Promise<{ [Index in keyof Spans]: Sum }> {
  const parts = spans.flatMap(splitSpan);
  const none = spans.map(() => EMPTY_SUM) as { [Index in keyof Spans]: Sum };
  if (parts.length === 0) return none;
  const values = parts.map(
    ({ no, isEdge, from, until }) =>
      sql`(cast(${no} as integer), cast(${isEdge} as integer), cast(${from} as bigint), cast(${until} as bigint))`,
  );
  // CROSS JOIN fixes SQLite's join order; otherwise it would compare every slot with every part.
  const gainedIn = (table: string, isEdge: 0 | 1) => sql`
    select no, upvotes, liked, comments, clicks from parts cross join ${sql.table(table)}
    where is_edge = ${sql.lit(isEdge)} and workspace_id = ${workspaceId} and site = ${site}
      and at >= from_at and at < until_at`;
  // PostgreSQL starts parallel workers for a plain union, which costs more than the sums, but not for one in a CTE.
  const { rows } = await sql<Sum & { no: number }>`
    with parts(no, is_edge, from_at, until_at) as (values ${sql.join(values)})
    select no, sum(upvotes) as upvotes, sum(liked) as liked, sum(comments) as comments, sum(clicks) as clicks
    from (${gainedIn('figure_hours', 0)} union all ${gainedIn('figure_slots', 1)}) as gained
    group by no`.execute(db);
  const byNo = new Map(rows.map(({ no, ...sum }) => [no, sum]));
  return none.map((nothing, no) => byNo.get(no) ?? nothing) as typeof none;
}

/** Splits a span into whole hours, and quarter-hours at its edges: in some time zones days begin within an hour. */
function splitSpan({ from, until }: Span, no: number): Part[] {
  const start = toSlot(from);
  const [firstHour, lastHour] = [Math.ceil(start / HOUR_MS) * HOUR_MS, Math.floor(until / HOUR_MS) * HOUR_MS];
  const parts: Part[] =
    firstHour < lastHour
      ? [
          { no, isEdge: 1, from: start, until: firstHour },
          { no, isEdge: 0, from: firstHour, until: lastHour },
          { no, isEdge: 1, from: lastHour, until },
        ]
      : [{ no, isEdge: 1, from: start, until }];
  return parts.filter((part) => part.from < part.until);
}
