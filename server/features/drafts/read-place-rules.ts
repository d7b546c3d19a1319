import type { PlaceRules } from '#contract/drafts.ts';
import { readCommunityRules } from '#core/drafts/read-community-rules.ts';
import { describeRules } from '#core/drafts/describe-rules.ts';
import { within } from '#server/adapters/within.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { readRules } from './gather-material.ts';

const PATIENCE_MS = 4_000;

/** A community's rules in its own words, and what we make of them. */
export async function readPlaceRules(
  ctx: Context<UserActor>,
  { name }: { name: string },
): Promise<PlaceRules> {
  const unknown = (message: string): PlaceRules => ({
    name,
    known: false,
    message,
    rules: [],
    findings: [],
    readAt: null,
  });
  const reader = await findReader(ctx, ctx.actor.workspaceId);
  if (!ctx.community || !reader)
    return unknown('Connect an account on the dashboard, and the rules of this community stand here.');
  const facts = await within(ctx.clock, PATIENCE_MS, readRules({ community: ctx.community, reader }, name));
  if (!facts)
    return unknown(`The rules of r/${name} cannot be read now. Look them up there before you post.`);
  return {
    name,
    known: true,
    message: null,
    rules: facts.rules.map(({ name: title, text }) => ({ name: title, text })),
    findings: describeRules(readCommunityRules(facts.rules, facts.requirements)),
    readAt: new Date(ctx.clock.now()).toISOString(),
  };
}
