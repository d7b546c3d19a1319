import { AppError } from './app-error.ts';
import type { UserActor } from './context.ts';

declare const owned: unique symbol;

/** A row that has been shown to belong to the actor's workspace. Writers take nothing else. */
export type Owned<T> = T & { readonly [owned]: true };

/** What is missing and what is somebody else's look the same from outside. */
export function authorize<T extends { workspace_id: string }>(
  actor: UserActor,
  row: T | undefined,
): Owned<T> {
  if (!row || row.workspace_id !== actor.workspaceId) throw new AppError('NOT_FOUND');
  return row as Owned<T>;
}
