import type { Scope } from '#contract/endpoint.ts';
import type { PostPhase, PostStatusChoice } from '#contract/posts.ts';
import { AppError } from './app-error.ts';
import type { Actor } from './context.ts';

/** Refuses a key that has none of these scopes. People need no scope. */
export function requireScope(actor: Actor, ...scopes: readonly Scope[]): void {
  if (actor.kind !== 'key' || scopes.some((scope) => actor.scopes.includes(scope))) return;
  throw new AppError(
    'SCOPE_MISSING',
    `This API key lacks the scope “${scopes.join('” or “')}”. Create one that has it in Settings, Access, API keys.`,
  );
}

/** The scope for giving a post this status. Changing a post that is due to go out counts as scheduling it. */
export function scopeFor(wanted: PostStatusChoice, phase: PostPhase = 'draft'): Scope {
  if (wanted === 'published') return 'publish';
  const isDue = phase === 'waiting' || phase === 'needs_you';
  return wanted === 'scheduled' || isDue ? 'schedule' : 'draft';
}
