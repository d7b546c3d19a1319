import { FIRST_STEPS, type FirstSteps } from '#contract/first-steps.ts';
import type { UserContext } from '#server/context.ts';
import { findDone, findSteps, keepSteps, STEP_COLUMNS } from './first-step-rows.ts';

/** A step that was once seen to be done stays ticked. */
export async function readFirstSteps(ctx: UserContext): Promise<FirstSteps> {
  const known = await findSteps(ctx);
  const wasDone = FIRST_STEPS.filter((step) => known?.[STEP_COLUMNS[step]] != null);
  if (known?.closed_at != null) return { isOpen: false, done: wasDone };
  const isDone = new Set([...wasDone, ...(await findDone(ctx))]);
  const done = FIRST_STEPS.filter((step) => isDone.has(step));
  const fresh = done.filter((step) => !wasDone.includes(step));
  const isOpen = done.length < FIRST_STEPS.length;
  if (fresh.length > 0) {
    const now = ctx.clock.now();
    const seen = Object.fromEntries(fresh.map((step) => [STEP_COLUMNS[step], now]));
    await keepSteps(ctx, { ...seen, ...(!isOpen && { closed_at: now }) });
  }
  return { isOpen, done };
}
