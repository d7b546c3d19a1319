import type { Community } from '#contract/discovery.ts';
import {
  DAILY_POSTS_MEANING,
  ENGAGEMENT_MEANING,
  formatDailyPosts,
  formatEngagement,
} from './format-figures.ts';

type Figure = { name: string; value: string; meaning: string };

const figuresOf = (community: Pick<Community, 'dailyPosts' | 'engagementRate'>): readonly Figure[] => [
  { name: 'Daily posts', value: formatDailyPosts(community), meaning: DAILY_POSTS_MEANING },
  { name: 'Engagement', value: formatEngagement(community), meaning: ENGAGEMENT_MEANING },
];

type FiguresProps = { community: Pick<Community, 'dailyPosts' | 'engagementRate' | 'isEstimate'> };

export const CommunityFigures = ({ community }: FiguresProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {figuresOf(community).map(({ name, value, meaning }) => (
      <div key={name} className="flex items-baseline gap-1.5" title={meaning}>
        <dt className="text-ink-3">{name}</dt>
        <dd className="font-medium tabular-nums">{value}</dd>
      </div>
    ))}
    {community.isEstimate && (
      <div title="It rests on few posts, few days or few communities of this size.">
        <dt className="sr-only">These figures are an</dt>
        <dd className="text-ink-3">estimate</dd>
      </div>
    )}
  </dl>
);
