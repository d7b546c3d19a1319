import type { AlertType, EventType } from '#contract/alerts/alert-fields.ts';
import type { ChannelKind } from '#contract/alerts/channels.ts';
import type { AlertRule, RuleForm } from '#contract/alerts/rules.ts';

export const EVENT_LABELS: Record<EventType, string> = {
  'opportunity.found': 'New thread',
  'reply.received': 'New reply',
  'post.published': 'Post published',
  'post.failed': 'Post failed',
  'post.needs_you': 'Post needs you',
  'post.removed': 'Post removed',
  'rules.changed': 'Rules changed',
  'account.disconnected': 'Account disconnected',
};
export const labelEvent = (type: AlertType): string =>
  type === 'channel.disabled' ? 'Channel disabled' : EVENT_LABELS[type];

export const KIND_LABELS: Record<ChannelKind, string> = {
  email: 'Email',
  slack: 'Slack',
  discord: 'Discord',
  telegram: 'Telegram',
  push: 'This browser',
  webhook: 'Webhook',
  rss: 'Private feed',
};

const PLURALS: Record<EventType, string> = {
  'opportunity.found': 'new threads',
  'reply.received': 'new replies',
  'post.published': 'published posts',
  'post.failed': 'failed posts',
  'post.needs_you': 'posts that need you',
  'post.removed': 'removed posts',
  'rules.changed': 'changed rules',
  'account.disconnected': 'disconnected accounts',
};
const WHEN: Record<RuleForm['deliver'], string> = {
  instant: 'at once',
  hourly: 'once an hour',
  daily: 'once a day at 8:00',
};

const joinWith = (word: string, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

type Filters = Pick<AlertRule, 'keywords' | 'intents' | 'postId'>;

/** The filters that come from a saved scan, a post or the API. The form keeps them as they are. */
export function describeFixedFilters({ keywords, intents, postId }: Partial<Filters>): string {
  const threads = [
    keywords?.length && `that mention ${joinWith('or', keywords)}`,
    intents?.length && `that ask for ${joinWith('or', intents)}`,
  ].filter(Boolean);
  const wanted = [threads.length > 0 && `threads ${threads.join(' ')}`, postId && 'for one post'];
  return wanted
    .filter(Boolean)
    .map((each) => `Only ${each}.`)
    .join(' ');
}

/** A rule as one sentence, with the names of its channels. */
export function describeRule(rule: AlertRule, channels: ReadonlyMap<string, string>): string {
  const { events, minScore, subreddits, intents, keywords, postId, deliver, quietHours } = rule;
  const filters = [
    minScore && `with a score of ${minScore} or more`,
    keywords?.length && `that mention ${joinWith('or', keywords)}`,
    intents?.length && `that ask for ${joinWith('or', intents)}`,
    subreddits?.length &&
      `in ${joinWith(
        'or',
        subreddits.map((name) => `r/${name}`),
      )}`,
    postId && 'of one post',
  ].filter(Boolean);
  const names = rule.channelIds.flatMap((id) => channels.get(id) ?? []);
  const what = joinWith(
    'and',
    events.map((type) => PLURALS[type]),
  );
  const to = names.length > 0 ? joinWith('and', names) : 'no channel';
  const quiet = quietHours ? `, not between ${quietHours.from} and ${quietHours.to}` : '';
  return `${rule.isPaused ? 'Paused: send' : 'Send'} ${[what, ...filters].join(' ')} to ${to} ${WHEN[deliver]}${quiet}.`;
}
