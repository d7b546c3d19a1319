import { removeHiddenText } from '#core/communities/shows-text-with-link.ts';
import type { checkText as endpoint } from '#contract/drafting/check.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import { toIsoTime } from '#contract/fields.ts';
import { createMentionReader } from '#core/mentions/read-mentions.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { AppError } from '#server/app-error.ts';
import type { Context, UserActor, VisitorActor } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { limitChecks } from './check-limits.ts';
import type { VisibleRules } from './find-visible-rules.ts';
import { isOpenCheckOn } from './open-check.ts';

/** Earlier mentions don't count, because the visitor's history is unknown. */
const NO_HISTORY = { mentions: [], contributions: null, isHidden: true } as const;

/** Checks a text for a visitor by public information only. Stores and logs none of it. */
export async function checkText(
  ctx: Context<UserActor | VisitorActor>,
  input: Input<typeof endpoint>,
  findRules: VisibleRules,
): Promise<Output<typeof endpoint>> {
  if (!(await isOpenCheckOn(ctx)))
    throw new AppError('NOT_FOUND', 'Checking a text without signing in is turned off here.');
  await limitChecks(ctx);
  const { name: community, type, title, content, url } = input;
  const found = await findRules(ctx, community);
  const rules = found === 'missing' ? null : found;
  const now = ctx.clock.now();
  const text = removeHiddenText({ type, title: title || null, content, url: url || null }, rules?.posts);
  const reader = createMentionReader({ name: input.product || null, websites: [] });
  const checked = preflight({
    draft: { ...text, id: null, community, flair: null, beginning: null },
    isByHand: true,
    claims: [],
    members: [],
    product: { label: reader.label, isKnown: reader.isKnown, mentions: reader.read(text) },
    rules,
    missingFrom: found === 'missing' ? originOf(ctx.platform) : null,
    history: NO_HISTORY,
    moment: { now, at: now, plannedAt: now, timeZone: null },
  });
  return {
    ...checked,
    rulesReadAt: toIsoTime(rules?.posts.checkedAt ?? null),
    origin: originOf(ctx.platform),
    rules:
      (type === 'comment' ? rules?.comments : rules?.posts)?.rules.map(({ name, text }) => ({
        name,
        text,
      })) ?? [],
  };
}
