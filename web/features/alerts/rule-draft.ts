import { EVENT_TYPES, type EventType } from '#contract/alerts/alert-fields.ts';
import type { AlertRule, RuleForm } from '#contract/alerts/rules.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';

/** A rule while somebody edits it. */
export type RuleDraft = {
  name: string;
  events: ReadonlySet<EventType>;
  channelIds: ReadonlySet<string>;
  minScore: string;
  subreddits: readonly string[];
  keywords: readonly string[];
  postId: string | null;
  deliver: RuleForm['deliver'];
  isQuiet: boolean;
  from: string;
  to: string;
};

const NIGHT = { from: '22:00', to: '07:00' };

/** `channelIds`: the workspace’s channels. A rule may name deleted ones; an only channel is chosen for a new rule. */
export const toDraft = (rule: Partial<AlertRule>, channelIds: readonly string[]): RuleDraft => ({
  name: rule.name ?? '',
  events: new Set(rule.events ?? ['opportunity.found']),
  channelIds: new Set(channelIds.filter((id) => rule.channelIds?.includes(id) ?? channelIds.length === 1)),
  minScore: String(rule.minScore ?? 0),
  subreddits: rule.subreddits ?? [],
  keywords: rule.keywords ?? [],
  postId: rule.postId ?? null,
  deliver: rule.deliver ?? 'instant',
  isQuiet: Boolean(rule.quietHours),
  ...(rule.quietHours ?? NIGHT),
});

/** What the draft asks for; null clears a filter. */
export function toRule(draft: RuleDraft): RuleForm {
  const { name, events, channelIds, minScore, subreddits, keywords, postId, deliver } = draft;
  const timeZone = ownTimeZone();
  return {
    name: name.trim(),
    events: EVENT_TYPES.filter((type) => events.has(type)),
    channelIds: [...channelIds],
    minScore: Number(minScore) || null,
    subreddits: subreddits.length > 0 ? [...subreddits] : null,
    keywords: keywords.length > 0 ? [...keywords] : null,
    postId,
    deliver,
    timeZone,
    quietHours: draft.isQuiet ? { from: draft.from, to: draft.to, timeZone } : null,
  };
}
