import type { UserContext } from '#server/context.ts';
import { storeSteps } from './first-step-rows.ts';

export async function dismissFirstSteps(ctx: UserContext): Promise<void> {
  await storeSteps(ctx, { closed_at: ctx.clock.now() });
}
