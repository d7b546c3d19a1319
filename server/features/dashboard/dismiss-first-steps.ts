import type { UserContext } from '#server/context.ts';
import { keepSteps } from './first-step-rows.ts';

export async function dismissFirstSteps(ctx: UserContext): Promise<void> {
  await keepSteps(ctx, { closed_at: ctx.clock.now() });
}
