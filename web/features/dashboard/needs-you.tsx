import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ChartColumn, Link2, Radar } from 'lucide-react';
import { reportQuery } from '#web/features/insights/insights.queries.ts';
import { useLinks } from '#web/features/links/links.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { goodUnviewedQuery, GOOD_SCORE } from '#web/features/scanner/scanner.queries.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';
import { MoreRow, WaitingRow } from './post-rows.tsx';
import { rowStyle } from './row-style.ts';
import { asksApproval, findWaitingPosts } from './sort-out-posts.ts';

/** Loaded only if needed, because it includes the preview of texts. */
const ApprovalRow = lazy(() =>
  import('./approval-row.tsx').then((module) => ({ default: module.ApprovalRow })),
);

const iconStyle = 'size-4 shrink-0 text-ink-3';

/** Lists everything that needs the user's action; renders nothing if there is none. */
export function NeedsYou() {
  const { data: posts = [] } = useQuery(postsQuery);
  const { data: found } = useQuery(goodUnviewedQuery);
  const { data: links = [] } = useLinks();
  const isOut = posts.some(({ publishedAt }) => publishedAt !== null);
  const { data: report } = useQuery({ ...reportQuery('30d'), enabled: isOut });
  const { shown, more } = findWaitingPosts(posts);
  const threads = found?.unviewed ?? 0;
  const toLookAt = links.length;
  const toMeasure = report?.toMeasure.length ?? 0;
  if (shown.length + threads + toLookAt + toMeasure === 0) return null;
  return (
    <Card title="Needs you">
      <ul className="divide-y">
        {shown.map((post) => (
          <Suspense key={post.id} fallback={<WaitingRow post={post} />}>
            {asksApproval(post) ? <ApprovalRow post={post} /> : <WaitingRow post={post} />}
          </Suspense>
        ))}
        <MoreRow more={more} sort="newest" />
        {toMeasure > 0 && (
          <li>
            <Link to="/analytics" className={rowStyle}>
              <ChartColumn className={iconStyle} aria-hidden="true" />
              Figures to enter: {formatCount(toMeasure, 'post')} sent by hand
            </Link>
          </li>
        )}
        {threads > 0 && (
          <li>
            <Link to="/scanner" search={{ score: GOOD_SCORE, status: 'unviewed' }} className={rowStyle}>
              <Radar className={iconStyle} aria-hidden="true" />
              {formatCount(threads, 'unread thread')} scoring {GOOD_SCORE}+
            </Link>
          </li>
        )}
        {toLookAt > 0 && (
          <li>
            <Link to="/scanner" hash="other-sources" className={rowStyle}>
              <Link2 className={iconStyle} aria-hidden="true" />
              {formatCount(toLookAt, 'pasted link')}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
