import type { Community } from '#contract/discovery.ts';
import { formatNumber } from '#web/lib/format-number.ts';

export const formatMembers = (members: number): string =>
  `${formatNumber(members)} ${members === 1 ? 'member' : 'members'}`;

export const formatEngagement = ({ engagementRate }: Pick<Community, 'engagementRate'>): string =>
  engagementRate === null ? '–' : `${(engagementRate / 100).toFixed(1)}%`;

/** Formats small figures with one decimal. */
export const formatDailyPosts = ({ dailyPosts }: Pick<Community, 'dailyPosts'>): string =>
  dailyPosts === null
    ? '–'
    : dailyPosts < 10
      ? String(Number(dailyPosts.toFixed(1)))
      : formatNumber(Math.round(dailyPosts));

export const ENGAGEMENT_MEANING =
  'A week’s upvotes and comments per member, compared with communities of the same size: a typical one has 6.5%.';
export const DAILY_POSTS_MEANING = 'Posts of the last seven days, divided by seven.';
