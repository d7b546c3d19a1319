import { useState } from 'react';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useBestTimes } from './best-times.queries.ts';
import { describeBestTimes, isComparable } from './describe-best-times.ts';
import { HeatMap } from './heat-map.tsx';

type BestTimesCardProps = {
  /** The first one is shown; a choice appears for more than one. */
  names: readonly string[];
};

/** The hours in which posts in a community do best. */
export function BestTimesCard({ names }: BestTimesCardProps) {
  const [chosen = '', setChosen] = useState<string>();
  const name = names.includes(chosen) ? chosen : (names[0] ?? '');
  const query = useBestTimes(name);
  const { data } = query;
  const sentence = data && describeBestTimes(data, name);
  const hasMap = data && isComparable(data);
  return (
    <Card
      title="Best time"
      {...(hasMap && { description: `${sentence} Times in ${ownTimeZone()}.` })}
      action={
        names.length > 1 && (
          <div className="w-36 shrink-0 sm:w-48">
            <SelectField
              label="Subreddit"
              labelHidden
              value={name}
              options={names.map((each) => [each, `r/${each}`] as const)}
              onChange={setChosen}
            />
          </div>
        )
      }
    >
      <div className="p-4">
        {hasMap ? (
          <HeatMap times={data} name={name} />
        ) : data ? (
          <p className="text-sm text-ink-2">{sentence}</p>
        ) : (
          <Waiting query={query} rows={4} text="Loading the hours..." />
        )}
      </div>
    </Card>
  );
}

/** The best hours in one line, which opens the map; nothing while no hour can be compared. */
export function BestTimesHint({ name }: { name: string }) {
  const { data } = useBestTimes(name);
  if (!data || !isComparable(data)) return null;
  return (
    <details className="text-sm text-ink-2">
      <summary className="cursor-pointer hover:text-ink">{describeBestTimes(data, name)}</summary>
      <div className="mt-2">
        <HeatMap times={data} name={name} />
      </div>
    </details>
  );
}
