import { AppError } from './app-error.ts';
import type { UserActor } from './context.ts';

declare const owned: unique symbol;

/** A row of the actor's workspace. Writers accept only these. */
export type Owned<T> = T & { readonly [owned]: true };

/** The caller cannot distinguish a missing row from a foreign one. */
export function authorize<T extends { workspace_id: string }>(
  actor: UserActor,
  row: T | undefined,
): Owned<T> {
  if (!row || row.workspace_id !== actor.workspaceId) throw new AppError('NOT_FOUND');
  return row as Owned<T>;
}
