import { useState } from 'react';
import type { Feed } from '#contract/scanning/feed.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { TONES } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { describeFeed, nameFeed } from './describe-feed.ts';
import { useFeed, useRemoveFeed, useRestoreFeed, useSwitchFeed } from './feed.queries.ts';
import { FeedForm } from './feed-form.tsx';

const TERMS =
  'Reddit gives you this address for a reader of your own. Whether its terms allow this use is ' +
  'between you and Reddit. While it is on, it is asked for once a minute at most.';

/** `readAt`: when the server reported the state. */
function KnownFeed({ feed, readAt }: { feed: Feed; readAt: number }) {
  const switching = useSwitchFeed();
  const removal = useRemoveFeed();
  const restoring = useRestoreFeed();
  const [isReplacing, setIsReplacing] = useState(false);
  const { text, tone } = describeFeed(feed, readAt);
  const switchTo = (isOn: boolean) =>
    switching.mutate(isOn, { onError: (error) => showFailure('Failed to switch the feed', error) });
  const restore = () =>
    restoring.mutate(undefined, { onError: (error) => showFailure('Failed to restore the feed', error) });
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: 'Success',
          description: 'Your feed has been removed',
          action: { label: 'Undo', run: restore },
        }),
      onError: (error) => showFailure('Failed to remove the feed', error),
    });
  return (
    <>
      <SwitchField
        label="Read this feed"
        text={`${nameFeed(feed)}, as u/${feed.username}`}
        checked={switching.isPending ? switching.variables : feed.isOn}
        onChange={switchTo}
      />
      <p
        role="status"
        className={`rounded-md px-3 py-2 text-sm wrap-anywhere ${TONES[tone].soft} ${TONES[tone].ink}`}
      >
        {text}
      </p>
      {isReplacing ? (
        <FeedForm onSaved={() => setIsReplacing(false)} onCancel={() => setIsReplacing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {feed.isOn && tone === 'warn' && feed.state !== 'locked' && (
            <Button pending={switching.isPending} onClick={() => switchTo(true)}>
              Try again
            </Button>
          )}
          <Button onClick={() => setIsReplacing(true)}>Replace address</Button>
          <Button kind="quiet" pending={removal.isPending} onClick={remove}>
            Remove
          </Button>
        </div>
      )}
    </>
  );
}

/** The user's own feed as a source of threads. It is off until they switch it on. */
export function FeedSection() {
  const query = useFeed();
  const { data, dataUpdatedAt } = query;
  if (!data) return <Waiting query={query} rows={1} text="Loading your feed..." />;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        New threads of your feed are checked against your saved scans; while none is on, those that score 60
        or more are added. A feed has no votes and no comments.
      </p>
      {data.feed ? (
        <KnownFeed feed={data.feed} readAt={dataUpdatedAt} />
      ) : (
        <FeedForm onSaved={() => undefined} />
      )}
      <p className="text-sm text-ink-3">{TERMS}</p>
    </div>
  );
}
