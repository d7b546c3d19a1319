import type { Post } from '#contract/posts.ts';
import { countFunnel, type Funnel } from '#core/insights/count-funnel.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';
import { HATCHED } from '#web/ui/picture/hatched.ts';

/** What became of the published posts: the bars carry their figures, so they need no table. */
export function PostFunnel({ posts }: { posts: readonly Post[] }) {
  const funnel = countFunnel(posts);
  const { published, up, measured, answered, tracked, visited } = funnel;
  if (published === 0) return null;
  const steps = [
    ['Published', published, 0],
    ['Still up', up, 0],
    ['Got a comment', answered, up - measured],
    ['Brought visits', visited, up - tracked],
  ] as const;
  const widthOf = (count: number) => ({ width: `${(100 * count) / published}%` });
  return (
    <Card title="What became of your posts" description={describeFunnel(funnel)}>
      <ol className="grid gap-2 p-4 text-sm tabular-nums">
        {steps.map(([name, count, unknown]) => (
          <li key={name} className="grid grid-cols-[7rem_minmax(0,1fr)_2rem] items-center gap-3">
            {name}
            <span aria-hidden="true" className="flex h-5 overflow-hidden rounded-sm bg-sunken">
              <span style={widthOf(count)} className="bg-accent/70" />
              <span style={widthOf(unknown)} className={HATCHED} />
            </span>
            <span className="text-right font-medium">{count}</span>
            {unknown > 0 && <span className="sr-only">{unknown} not measured</span>}
          </li>
        ))}
      </ol>
      {tracked < up && (
        <p className="flex items-center gap-1.5 px-4 pb-4 text-xs text-ink-3">
          <span aria-hidden="true" className={`h-3 w-6 rounded-sm ${HATCHED}`} /> Not measured
        </p>
      )}
    </Card>
  );
}

/** “13 of 15 posts are still up.” */
export const describeFunnel = ({ published, up }: Pick<Funnel, 'published' | 'up'>): string =>
  `${up} of ${formatCount(published, 'post')} ${up === 1 ? 'is' : 'are'} still up.`;
