import type * as z from 'zod/mini';
import type { Output } from '#contract/endpoint.ts';
import {
  type askSecondOpinions as endpoint,
  OPINIONS_IN_PAGE_MAX,
  OPINIONS_MAX,
  type opinionsInPage,
} from '#contract/scanning/second-opinions.ts';
import {
  buildOpinionQuestion,
  keepValidOpinions,
  OPINION_SYSTEM_PROMPT,
  type OpinionAnswer,
  opinionAnswer,
} from '#core/opportunities/second-opinion/opinion-question.ts';
import { newToken } from '#server/adapters/crypto/random.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { askModel } from '../../drafts/ask-model.ts';
import { readFactsFile } from '../../drafts/facts-file.ts';
import { findOpportunities, type OpportunityRow } from '../opportunity-rows.ts';
import { writeOpinion } from './opinion-cell.ts';

/** The batch size: as many threads as fit into one answer. */
const TOGETHER = 10;
const NO_MODEL = 'No model is chosen. Choose one under Settings, Writing model.';

/** Has the workspace's model judge the best found threads. Changes nothing but the opinions. */
export async function askSecondOpinions(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `opinions:${workspaceId}`, count: 6, windowMs: 10 * 60_000 }]);
  const rows = await findBest(ctx, OPINIONS_MAX);
  const result = { asked: 0, judged: 0, engine: '', problem: null as string | null };
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const batch = rows.slice(from, from + TOGETHER);
    try {
      const { judged, engine } = await judgeTogether(ctx, batch, newToken(ctx.random));
      result.asked += batch.length;
      result.judged += judged;
      result.engine = engine;
    } catch (error) {
      if (!(error instanceof AppError) || result.judged === 0) throw error;
      result.problem = error.message;
      break;
    }
  }
  if (result.judged === 0)
    throw new AppError(
      'UNAVAILABLE',
      'The model’s answer couldn’t be used. Try again, or try another model.',
    );
  return result;
}

/** The batch size for a small model. */
const TOGETHER_IN_PAGE = 4;

/**
 * Judges the next threads with the page's model. Its calls are replayed with the answers, so the seed replaces random
 * thread codes.
 */
export async function judgeInPage(
  ctx: UserContext,
  { from, seed }: { from: number; seed: string },
): Promise<z.output<typeof opinionsInPage>> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [
    { key: `opinions in page:${workspaceId}`, count: 60, windowMs: 10 * 60_000 },
  ]);
  const rows = await findBest(ctx, OPINIONS_IN_PAGE_MAX);
  const batch = rows.slice(from, from + TOGETHER_IN_PAGE);
  if (batch.length === 0) return { asked: 0, judged: 0, next: null };
  const { judged } = await judgeTogether(ctx, batch, seed);
  const next = from + batch.length;
  return { asked: batch.length, judged, next: next < rows.length ? next : null };
}

async function findBest(ctx: UserContext, most: number): Promise<OpportunityRow[]> {
  const found = await findOpportunities(ctx, {});
  const rows = found.filter(({ origin }) => origin !== 'sample').slice(0, most);
  if (rows.length === 0) throw new AppError('CONFLICT', 'There are no threads to judge yet. Scan first.');
  return rows;
}

async function judgeTogether(ctx: UserContext, rows: readonly OpportunityRow[], secret: string) {
  const facts = await readFactsFile(ctx);
  const { prompt, idOf } = buildOpinionQuestion(rows, facts, secret);
  const answer = await askModel<OpinionAnswer>(ctx, () => ({
    system: OPINION_SYSTEM_PROMPT,
    prompt,
    schema: opinionAnswer,
  }));
  if (!answer) throw new AppError('CONFLICT', NO_MODEL);
  const { value, engine } = answer;
  const sound = keepValidOpinions(value, idOf);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  await ctx.db.transaction().execute(async (tx) => {
    for (const { id, score, reason } of sound) {
      const row = rowOf.get(id);
      if (!row) continue;
      await tx
        .updateTable('opportunities')
        .set({ second_opinion: writeOpinion(row, { score, reason, engine }) })
        .where('id', '=', id)
        .where('workspace_id', '=', ctx.actor.workspaceId)
        .execute();
    }
    await ctx.events.publish(tx, { workspaceId: ctx.actor.workspaceId, topic: 'opportunities' });
  });
  return { judged: sound.length, engine };
}
