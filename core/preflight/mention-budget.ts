import type { MentionBudget } from '#contract/preflight.ts';
import { toIsoTime } from '#contract/fields.ts';
import { describeFrequency } from '#core/communities/rules/describe-value.ts';
import { DAY_MS, formatDate } from './next-allowed.ts';
import type { CheckedDraft, History, Mention, Moment } from './subject.ts';

/** Rules count in days, so an hour more or less, as from a clock change, is fine. */
const SLACK_MS = 3_600_000;

export const quotaWindowMs = (quotaDays: number): number => quotaDays * DAY_MS - SLACK_MS;

/** Orders planned mentions by time; a text not saved yet comes last. */
const comesBefore = (mention: Mention, id: string | null, plannedAt: number): boolean =>
  mention.at < plannedAt || (mention.at === plannedAt && (id === null || mention.id < id));

type Placed = { id: CheckedDraft['id']; moment: Moment; quotaDays: number };

/** The latest mention that is too close to this one, whether published or planned before it. */
export function findMentionBefore({ mentions }: History, { id, moment, quotaDays }: Placed): Mention | null {
  const { at, plannedAt } = moment;
  const close = mentions.filter(
    (mention) =>
      mention.id !== id &&
      Math.abs(at - mention.at) < quotaWindowMs(quotaDays) &&
      (mention.isOut || comesBefore(mention, id, plannedAt)),
  );
  return close.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** The first planned mention that would become too early because of this one. */
export function findMentionAfter({ mentions }: History, { id, moment, quotaDays }: Placed): Mention | null {
  const { at, plannedAt } = moment;
  const held = mentions.filter(
    (mention) =>
      mention.id !== id &&
      !mention.isOut &&
      !comesBefore(mention, id, plannedAt) &&
      mention.at - at < quotaWindowMs(quotaDays),
  );
  return held.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

type Asked = { label: string | null; community: string; quotaDays: number | null };

/** One sentence on when the product may be mentioned again; null if no rule limits how often. */
export function describeBudget(
  { label, community, quotaDays }: Asked,
  history: History,
  { now }: Pick<Moment, 'now'>,
  id: string | null = null,
): MentionBudget | null {
  if (quotaDays === null) return null;
  const name = label ?? 'your product';
  const often = describeFrequency(quotaDays);
  const others = history.mentions.filter((mention) => mention.id !== id);
  const last = others
    .filter(({ at, isOut }) => isOut && now - at < quotaWindowMs(quotaDays))
    .toSorted((one, other) => other.at - one.at)[0];
  if (last) {
    const againAt = last.at + quotaWindowMs(quotaDays);
    const left = Math.max(1, Math.ceil((againAt - now) / DAY_MS));
    const text = `You may mention ${name} in r/${community} again in ${left} ${left === 1 ? 'day' : 'days'}.`;
    return { text, quotaDays, againAt: toIsoTime(againAt) };
  }
  const planned = others.filter(({ isOut }) => !isOut).toSorted((one, other) => one.at - other.at)[0];
  const text = planned
    ? `A mention of ${name} in r/${community} is planned for ${formatDate(planned.at)}, and one is taken ${often}.`
    : `You may mention ${name} in r/${community} ${often}, and haven’t done so lately.`;
  return { text, quotaDays, againAt: null };
}
