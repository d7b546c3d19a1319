import { createHash } from 'node:crypto';
import type { Input, Output } from '#contract/endpoint.ts';
import type { importPosts as endpoint } from '#contract/posts-import.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findAccountId } from '../accounts/choose-account.ts';
import { addPost, TwiceAtOnce } from './create-post.ts';
import { readSentTexts, type SentTexts } from './find-near-copy.ts';

type Ctx = Context<UserActor>;
type Given = Input<typeof endpoint>;
type Row = Given['rows'][number];
type Imported = Output<typeof endpoint>;

/** Saves many posts: all of them or none, with what is wrong at each. */
export async function importPosts(ctx: Ctx, input: Given): Promise<Imported> {
  const key = keyOf(input);
  const same = key && (await findSame(ctx, key));
  if (same) return same;
  return await ctx.db
    .transaction()
    .execute((tx) => addAll(ctx, tx, input.rows, key))
    .catch(async (error) => {
      const meanwhile = error instanceof TwiceAtOnce && key && (await findSame(ctx, key));
      if (meanwhile) return meanwhile;
      throw error;
    });
}

async function addAll(ctx: Ctx, tx: Tx, rows: readonly Row[], key: Key | null): Promise<Imported> {
  const known = await readSentTexts(ctx, tx);
  const accounts = new Map<string, string | null>();
  const ids: string[] = [];
  const fields: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    const name = row.account?.toLowerCase();
    if (name && !accounts.has(name)) accounts.set(name, await findAccountId(ctx, tx, name));
    try {
      ids.push(
        await addRow(ctx, tx, { row, index, key, known, named: name ? accounts.get(name) : undefined }),
      );
    } catch (error) {
      for (const [field, fault] of Object.entries(faultsOf(error))) fields[`rows.${index}.${field}`] = fault;
    }
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
  return { ids };
}

type Adding = {
  row: Row;
  index: number;
  key: Key | null;
  known: SentTexts;
  /** Of the account that the row names: null where there is none of that name. */
  named: string | null | undefined;
};

async function addRow(ctx: Ctx, tx: Tx, { row, index, key, known, named }: Adding): Promise<string> {
  const { account, ...post } = row;
  if (named === null) throw invalidInput({ account: `You have no account u/${account}.` });
  return await addPost(
    ctx,
    tx,
    { ...post, redditAccountId: named ?? post.redditAccountId },
    // A millisecond between them keeps their order in the list.
    { key: key && `${key.start}${key.body}:${index}`, agoMs: index, known },
  );
}

/** What a person can mend is told at its row; what is not theirs ends all. */
function faultsOf(error: unknown): Record<string, string> {
  if (error instanceof AppError && error.code === 'INVALID_INPUT' && error.fields) return error.fields;
  if (error instanceof AppError && error.code === 'CONFLICT') return { content: error.message };
  throw error;
}

type Key = { start: string; body: string };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function keyOf({ rows, 'idempotency-key': key }: Given): Key | null {
  return key ? { start: `import:${hash(key)}:`, body: hash(JSON.stringify(rows)) } : null;
}

/** A lost answer and a second click make the posts once. */
async function findSame({ db, actor }: Ctx, { start, body }: Key): Promise<Imported | null> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'idempotency_key as key'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('idempotency_key', 'like', `${start}%`)
    .orderBy('created_at', 'desc')
    .execute();
  if (posts.length === 0) return null;
  if (!posts.every(({ key }) => key?.startsWith(`${start}${body}`)))
    throw new AppError('CONFLICT', 'This key was used for another import. Send a new one.');
  return { ids: posts.map(({ id }) => id) };
}
