import { listDaysExcept } from './judge/read-days.ts';
import type { LinkFinding } from './judge/judge-links.ts';
import type { Finding } from './judge/judge-subject.ts';
import type { AiTextRule, LinkRule, PatternVerdict } from './rules-record.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** The combined value of all findings about a field, and the deciding sentence. */
export type SettledValue<Value> = { value: Value; quote: string };

type About<Name extends Finding['about']> = Extract<Finding, { about: Name }>;
type PromotionFinding = About<'promotion'>;

const findingsAbout = <Name extends Finding['about']>(findings: readonly Finding[], name: Name) =>
  findings.filter((finding): finding is About<Name> => finding.about === name);

/** The first finding with the highest-ranked value. */
const firstOf = <Value>(
  found: readonly SettledValue<Value>[],
  order: readonly Value[],
): SettledValue<Value> | null => {
  for (const value of order) {
    const first = found.find((each) => each.value === value);
    if (first) return { value, quote: first.quote };
  }
  return null;
};
const has = <Value>(found: readonly { value: Value }[], wanted: Value): boolean =>
  found.some(({ value }) => value === wanted);

const bansOnSomeDays = ({ value, daysWithout }: PromotionFinding): boolean =>
  value === 'banned' && daysWithout.length > 0;
const bansAlways = (found: readonly PromotionFinding[]): boolean =>
  found.some((finding) => finding.value === 'banned' && !bansOnSomeDays(finding));

/** Ranks values: a need for permission comes first, then a limit. A mix of banned and allowed places counts as limited. */
export function settlePromotion(findings: readonly Finding[]): SettledValue<PatternVerdict> | null {
  const found = findingsAbout(findings, 'promotion');
  const isBanned = bansAlways(found);
  const settled = firstOf<PatternVerdict>(
    found.map((finding) =>
      bansOnSomeDays(finding) && !isBanned ? { ...finding, value: 'limited' } : finding,
    ),
    ['permission', 'limited', 'banned', 'allowed'],
  );
  return settled?.value === 'banned' && has(found, 'allowed') ? { ...settled, value: 'limited' } : settled;
}

/** A ban with an exception, or a ban next to something allowed, counts as a limit. */
export function settleLinks(findings: readonly Finding[]): SettledValue<LinkRule> | null {
  const found = findingsAbout(findings, 'links');
  const first = firstOf<LinkFinding>(found, ['excepted', 'banned', 'limited', 'allowed']);
  if (!first) return null;
  const { value, quote } = first;
  if (value === 'excepted' || (value === 'banned' && has(found, 'allowed')))
    return { value: 'limited', quote };
  return { value, quote };
}

export const settleAiText = (findings: readonly Finding[]): SettledValue<AiTextRule> | null =>
  firstOf<AiTextRule>(findingsAbout(findings, 'aiText'), ['banned', 'tag', 'allowed']);

export function settleDisclosure(findings: readonly Finding[]): SettledValue<boolean> | null {
  const [first] = findingsAbout(findings, 'disclosure');
  return first ? { value: true, quote: first.quote } : null;
}

/** The named days, or else all days that no rule excludes. */
export function settleDays(findings: readonly Finding[]): SettledValue<Weekday[]> | null {
  const found = findingsAbout(findings, 'promotion');
  const on = found.filter(({ days }) => days.length > 0);
  const named = new Set(on.flatMap(({ days }) => days));
  if (on[0]) return { value: WEEKDAYS.filter((day) => named.has(day)), quote: on[0].quote };
  const off = found.filter(({ daysWithout }) => daysWithout.length > 0);
  if (!off[0] || bansAlways(found)) return null;
  return { value: listDaysExcept(off.flatMap(({ daysWithout }) => daysWithout)), quote: off[0].quote };
}

/** The longest wait that a rule requires. */
export function settleQuota(findings: readonly Finding[]): SettledValue<number> | null {
  const quotas = findingsAbout(findings, 'promotion').flatMap(({ quotaDays, quote }) =>
    quotaDays === null ? [] : [{ value: quotaDays, quote }],
  );
  return quotas.toSorted((a, b) => b.value - a.value)[0] ?? null;
}
