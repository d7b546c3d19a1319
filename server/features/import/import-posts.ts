import { createHash } from 'node:crypto';
import type { Input, Output } from '#contract/endpoint.ts';
import type { importPosts as endpoint } from '#contract/import.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { chooseAccount, findAccountId } from '../accounts/choose-account.ts';
import { addPosts, buildPost, KeyTaken } from '../posts/add-posts.ts';
import { readSentTexts, refuseNearCopyAmong, toSketched } from '../posts/find-near-copy.ts';
import { checkRows } from './check-rows.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { type CheckedPost, explainRefusal } from '../posts/refuse-blocked.ts';
import { fillSketches } from '../posts/post-sketches.ts';

type ImportInput = Input<typeof endpoint>;
type Row = ImportInput['rows'][number];
type Imported = Output<typeof endpoint>;

/** Saves many posts in one transaction. Collects input errors per row. */
export async function importPosts(ctx: UserContext, input: ImportInput): Promise<Imported> {
  const key = keyOf(input);
  const same = key && (await findSame(ctx, key));
  if (same) return same;
  const checked = await checkRows(ctx, input.rows);
  await fillSketches(ctx);
  return await ctx.db
    .transaction()
    .execute((tx) => addAll(ctx, tx, { rows: input.rows, checked }, key))
    .catch(async (error) => {
      const meanwhile = error instanceof KeyTaken && key && (await findSame(ctx, key));
      if (meanwhile) return meanwhile;
      throw error;
    });
}

type Checked = { rows: readonly Row[]; checked: readonly (CheckedPost | null)[] };

async function addAll(
  ctx: UserContext,
  tx: Tx,
  { rows, checked }: Checked,
  key: Key | null,
): Promise<Imported> {
  const texts = rows.map(toSketched);
  const scheduled = texts.filter((_, index) => rows[index]?.status === 'scheduled');
  const sent = await readSentTexts(ctx, tx, scheduled);
  const accounts = new Map<string, string | null>();
  const now = ctx.clock.now();
  const posts: PostRow[] = [];
  const fields: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    try {
      const known = checked[index] ?? null;
      const refusal = known && explainRefusal(known);
      if (refusal) throw new AppError('CONFLICT', refusal);
      const post = buildPost(ctx, row, key && `${key.start}${key.body}:${index}`);
      const accountId = await accountOf(ctx, tx, row, accounts);
      const text = texts[index];
      if (text && row.status === 'scheduled') {
        refuseNearCopyAmong(sent, text);
        sent.add(text);
      }
      // The creation times are one millisecond apart, so that the list keeps the rows' order.
      const rules_version = known?.version ?? null;
      posts.push({ ...post, account_id: accountId, rules_version, created_at: now - index });
    } catch (error) {
      for (const [field, fault] of Object.entries(faultsOf(error))) fields[`rows.${index}.${field}`] = fault;
    }
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  await addPosts(ctx, tx, posts);
  await announcePosts(ctx, tx, ctx.actor.workspaceId);
  return { ids: posts.map(({ id }) => id) };
}

/** Finds a row's account by name or id, or else the only one. Caches lookups. */
async function accountOf(
  ctx: UserContext,
  tx: Tx,
  { account, redditAccountId }: Row,
  accounts: Map<string, string | null>,
): Promise<string | null> {
  const name = account?.toLowerCase() ?? `id:${redditAccountId ?? ''}`;
  const known = accounts.get(name);
  if (known !== undefined) return known;
  const accountId = account ? await findAccountId(ctx, tx, account) : redditAccountId;
  if (account && !accountId) throw invalidInput({ account: `You have no account u/${account}.` });
  const chosen = await chooseAccount(ctx, tx, { accountId, sendsNow: false });
  accounts.set(name, chosen?.id ?? null);
  return chosen?.id ?? null;
}

/** Collects input errors per row; any other error aborts. */
function faultsOf(error: unknown): Record<string, string> {
  if (error instanceof AppError && error.code === 'INVALID_INPUT' && error.fields) return error.fields;
  if (error instanceof AppError && error.code === 'CONFLICT') return { content: error.message };
  throw error;
}

type Key = { start: string; body: string };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function keyOf({ rows, 'idempotency-key': key }: ImportInput): Key | null {
  return key ? { start: `import:${hash(key)}:`, body: hash(JSON.stringify(rows)) } : null;
}

/** A retry with the same idempotency key returns the first request's posts. */
async function findSame({ db, actor }: UserContext, { start, body }: Key): Promise<Imported | null> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'idempotency_key as key'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('idempotency_key', 'like', `${start}%`)
    .orderBy('created_at', 'desc')
    .execute();
  if (posts.length === 0) return null;
  if (!posts.every(({ key }) => key?.startsWith(`${start}${body}`)))
    throw new AppError(
      'CONFLICT',
      'An earlier attempt of this import arrived: its posts are in your list. Check them, and choose the ' +
        'file again for what is missing.',
    );
  return { ids: posts.map(({ id }) => id) };
}
