import type { Post } from '#contract/posts.ts';
import { countFunnel, type Funnel } from '#core/insights/count-funnel.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';

/** What became of the published posts: the bars carry their figures, so they need no table. */
export function PostFunnel({ posts }: { posts: readonly Post[] }) {
  const funnel = countFunnel(posts);
  const { published, up, measured, answered, tracked, visited } = funnel;
  if (published === 0) return null;
  const steps = [
    ['Published', published],
    ['Still up', up],
    ['Got a comment', measured > 0 ? answered : null],
    ['Brought visits', tracked > 0 ? visited : null],
  ] as const;
  return (
    <Card title="What became of your posts" description={describeFunnel(funnel)}>
      <ol className="grid gap-2 p-4 text-sm tabular-nums">
        {steps.map(([name, count]) => (
          <li key={name} className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-3">
            {name}
            <span aria-hidden="true" className="h-5 rounded-sm bg-sunken">
              <span
                style={{ width: `${(100 * (count ?? 0)) / published}%` }}
                className="block h-full rounded-sm bg-accent/70"
              />
            </span>
            <span className={count === null ? 'text-ink-3' : 'min-w-6 text-right font-medium'}>
              {count ?? 'Not measured'}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** “13 of 15 posts are still up. 10 got a comment, and 6 of 9 with counted visits brought one.” */
export function describeFunnel({ published, up, measured, answered, tracked, visited }: Funnel): string {
  const unseen = up - measured;
  const of = (count: number, all: number) => (all === up ? String(count) : `${count} of ${all}`);
  const parts = [
    measured > 0 && `${of(answered, measured)} ${unseen > 0 ? 'with figures ' : ''}got a comment`,
    tracked > 0 && `${of(visited, tracked)} ${tracked < up ? 'with counted visits ' : ''}brought visits`,
  ].filter((part) => part !== false);
  const rest = parts.length > 0 ? ` ${parts.join('; ')}.` : '';
  return `${up} of ${formatCount(published, 'post')} ${up === 1 ? 'is' : 'are'} still up.${rest}`;
}
