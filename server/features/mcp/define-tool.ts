import { z } from 'zod';
import type { Call } from '#contract/api/call-api.ts';

/** A tool of the MCP server. It works only through `call`, so it can do only what the caller's key may do. */
export type Tool<S extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: S;
  readonly isReadOnly: boolean;
  readonly run: (call: Call, input: z.output<S>) => Promise<object>;
};

export const defineTool = <S extends z.ZodObject>(tool: Tool<S>): Tool<S> => tool;

export const page = {
  limit: z.int().min(1).max(25).default(10).describe('Entries per page.'),
  cursor: z.string().max(12).regex(/^\d+$/).optional().describe('`next` of the previous page.'),
};

/** One page of a list; `next` is null on the last one. */
export function cutPage<T>(
  items: readonly T[],
  { limit, cursor = '0' }: { limit: number; cursor?: string | undefined },
) {
  const from = Number(cursor);
  const until = from + limit;
  return {
    items: items.slice(from, until),
    total: items.length,
    next: until < items.length ? String(until) : null,
  };
}

export const subreddit = z.string().max(60).describe('Name of the community, without r/.');
