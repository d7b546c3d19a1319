import type { LocalModelList } from '#contract/drafting/local-models.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { LocalModelError } from '#server/adapters/local-models/local-model-error.ts';
import type { UserContext } from '#server/context.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';

/** The owner sees all models and the machine; other users see only the models they can use. */
export async function listLocalModels(ctx: UserContext): Promise<LocalModelList> {
  const list = await ctx.localModels.list();
  const mayChange = await isInstallationOwner(ctx, ctx.db);
  if (mayChange) return { ...list, mayChange };
  return {
    ...list,
    mayChange,
    models: list.models.filter(({ state }) => state.kind === 'ready'),
    problem: null,
    machine: null,
  };
}

export const downloadLocalModel = async (ctx: UserContext, { id }: { id: string }) =>
  await change(ctx, 'localModel.downloaded', id, () => ctx.localModels.download(id));

export const pauseLocalModel = async (ctx: UserContext, { id }: { id: string }) =>
  await change(ctx, 'localModel.paused', id, () => ctx.localModels.pause(id));

export const removeLocalModel = async (ctx: UserContext, { id }: { id: string }) =>
  await change(ctx, 'localModel.removed', id, () => ctx.localModels.remove(id));

export const addOwnModel = async (ctx: UserContext, { path }: { path: string }) =>
  await change(ctx, 'localModel.added', path, async () => {
    try {
      await ctx.localModels.addOwn(path);
    } catch (error) {
      if (!(error instanceof LocalModelError) || error.reason !== 'notFound') throw error;
      throw invalidInput({ path: error.message });
    }
  });

async function change(
  ctx: UserContext,
  verb: string,
  subject: string,
  act: () => Promise<void>,
): Promise<LocalModelList> {
  // For other users these endpoints don't exist, like rows of another workspace.
  if (!(await isInstallationOwner(ctx, ctx.db))) throw new AppError('NOT_FOUND');
  try {
    await act();
  } catch (error) {
    if (!(error instanceof LocalModelError)) throw error;
    throw new AppError(error.reason === 'notFound' ? 'NOT_FOUND' : 'CONFLICT', error.message);
  }
  await audit(ctx, ctx.db, { verb, workspaceId: ctx.actor.workspaceId, subject });
  return await listLocalModels(ctx);
}
