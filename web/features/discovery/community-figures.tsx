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

export const CommunityFigures = ({ community: { isEstimate, ...community } }: FiguresProps) => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {figuresOf(community).map(({ name, value, meaning }) => (
      <div key={name} className="flex items-baseline gap-1.5" title={meaning}>
        <dt className="text-ink-3">{name}</dt>
        <dd className="font-medium tabular-nums">
          {isEstimate && (
            <span title="An estimate, from few posts or days">
              ≈<span className="sr-only">estimate: </span>
            </span>
          )}
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
