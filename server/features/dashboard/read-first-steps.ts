import { FIRST_STEPS, type FirstSteps } from '#contract/first-steps.ts';
import type { UserContext } from '#server/context.ts';
import { findDoneSteps, findSteps, storeSteps, STEP_COLUMNS } from './first-step-rows.ts';

/** How long after the first post the list still shows it and the demonstration of a lost response. */
const SHOWN_AFTERWARDS_MS = 3_600_000;

/** A step that was once seen done stays ticked. */
export async function readFirstSteps(ctx: UserContext): Promise<FirstSteps> {
  const known = await findSteps(ctx);
  const knownAt = (step: (typeof FIRST_STEPS)[number]) => known?.[STEP_COLUMNS[step]] ?? null;
  if (known?.closed_at != null)
    return { isOpen: false, done: FIRST_STEPS.filter((step) => knownAt(step) !== null) };
  const found = await findDoneSteps(ctx);
  const fresh = FIRST_STEPS.filter((step) => knownAt(step) === null && found[step] !== undefined);
  if (fresh.length > 0)
    await storeSteps(ctx, Object.fromEntries(fresh.map((step) => [STEP_COLUMNS[step], found[step]])));
  const publishedAt = knownAt('publish') ?? found.publish;
  return {
    isOpen: publishedAt === undefined || ctx.clock.now() - publishedAt < SHOWN_AFTERWARDS_MS,
    done: FIRST_STEPS.filter((step) => knownAt(step) !== null || fresh.includes(step)),
  };
}
