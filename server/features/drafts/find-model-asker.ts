import type { ModelAsker } from '#server/adapters/llm/model-reach.ts';
import type { UserContext } from '#server/context.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';

export const findModelClient = async (ctx: UserContext): Promise<ModelAsker> =>
  (await isInstallationOwner(ctx, ctx.db)) ? 'owner' : 'member';
