import { Link } from '@tanstack/react-router';
import { ChartColumn, Download, Trophy } from 'lucide-react';
import type { Range } from '#contract/insights.ts';
import { localToday } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sparkline } from './charts/sparkline.tsx';
import { describeFigureSources } from './describe-figure-sources.ts';
import { communitiesToCsv } from './figures-csv.ts';
import type { CommunityFigures } from './sum-by-community.ts';

const SHOWN = 5;

const CommunityLink = ({ name }: { name: string }) => (
  <Link to="/communities/$name" params={{ name }} className="font-medium text-accent-ink hover:underline">
    {`r/${name}`}
  </Link>
);

/** "12.5%", marked if based on too few posts. */
const Rate = ({ of }: { of: CommunityFigures }) => (
  <>
    {of.engagementRate.toFixed(1)}%{of.isThin && <span className="text-ink-3"> (few data)</span>}
  </>
);

/** A community with its figures beside it, or below it on a phone. */
const CommunityLine = ({ row, clicks = '' }: { row: CommunityFigures; clicks?: string }) => (
  <li className="grid gap-0.5 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
    <CommunityLink name={row.community} />
    <span title={describeFigureSources(row.seen)} className="text-sm text-ink-2 tabular-nums">
      {formatCount(row.posts, 'post')}, {formatCount(row.upvotes, 'upvote')}, {clicks}
      <Rate of={row} /> engagement
    </span>
  </li>
);

export const TopCommunities = ({ rows }: { rows: readonly CommunityFigures[] }) =>
  rows.length === 0 ? (
    <EmptyState icon={Trophy} title="No performance data yet" text="Publish posts to see analytics" />
  ) : (
    <ol className="divide-y">
      {rows.slice(0, SHOWN).map((row) => (
        <CommunityLine key={row.community} row={row} />
      ))}
    </ol>
  );

const Unmeasured = () => (
  <span title="Not measured" className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not measured</span>
  </span>
);

const HEADS = ['Subreddit', 'Posts', 'Total Upvotes', 'Total Clicks', 'Avg Engagement'];

/** A table, or on a phone two lines per community. */
export function CommunityTable({ rows }: { rows: readonly CommunityFigures[] }) {
  const isPhone = useMedia('(width < 40rem)');
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ChartColumn}
        title="No data available. Start publishing posts to see detailed metrics."
      />
    );
  if (isPhone)
    return (
      <ul className="divide-y">
        {rows.map((row) => (
          <CommunityLine
            key={row.community}
            row={row}
            clicks={row.clicks === null ? 'clicks not measured, ' : `${formatCount(row.clicks, 'click')}, `}
          />
        ))}
      </ul>
    );
  return (
    <div className="overflow-x-auto">
      <table aria-label="Metrics by subreddit" className="w-full text-sm tabular-nums">
        <thead className="text-left text-ink-2">
          <tr className="border-b">
            {HEADS.map((head, index) => (
              <th key={head} scope="col" className={`px-4 py-2 font-medium ${index > 0 ? 'text-right' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row.community} title={describeFigureSources(row.seen)}>
              <th scope="row" className="px-4 py-2.5 text-left font-normal">
                <CommunityLink name={row.community} />
              </th>
              <td className="px-4 py-2.5 text-right">{formatNumber(row.posts)}</td>
              <td className="px-4 py-2.5 text-right">
                <span className="flex items-center justify-end gap-2">
                  <Sparkline values={row.votes} />
                  {formatNumber(row.upvotes)}
                </span>
              </td>
              <td className="px-4 py-2.5 text-right">
                {row.clicks === null ? <Unmeasured /> : formatNumber(row.clicks)}
              </td>
              <td className="px-4 py-2.5 text-right">
                <Rate of={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ExportProps = { rows: readonly CommunityFigures[]; range: Range };

export const ExportCommunities = ({ rows, range }: ExportProps) => (
  <Button
    kind="quiet"
    icon={<Download aria-hidden="true" />}
    onClick={() =>
      saveFile(`subreddits-${range}-${localToday()}.csv`, communitiesToCsv(rows), 'text/csv;charset=utf-8')
    }
  >
    Export CSV
  </Button>
);
