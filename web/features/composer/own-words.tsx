import { useDeferredValue, useMemo } from 'react';
import { decideOwnWords, OWN_SHARE, toPercent } from '#core/posts/decide-own-words.ts';
import type { Beginning, Composition } from './composition.ts';
import { useCommunityRules } from '#web/features/communities/communities.queries.ts';

type OwnWordsProps = { composition: Composition; onConfirm: (inOwnWords: boolean) => void };
type MeasuredProps = OwnWordsProps & { generated: NonNullable<Beginning['generated']> };

const REQUIRED = toPercent(OWN_SHARE);

function wordsOf(percent: number, enough: boolean, confirmed: boolean): string {
  if (confirmed) return 'You say that the words are yours. That is enough.';
  const share = `${percent} % of the words are yours.`;
  return enough ? `${share} That is enough.` : `${share} This community wants ${REQUIRED} %.`;
}

function Measured({ composition, generated, onConfirm }: MeasuredProps) {
  const { type, subreddit, words, editing, inOwnWords } = composition;
  const { data: rules } = useCommunityRules(subreddit);
  const text = useDeferredValue(editing ?? words);
  const isBanned = rules?.aiTextBans.includes(type) ?? false;
  const own = useMemo(
    () => isBanned && decideOwnWords(type, text, generated),
    [isBanned, type, text, generated],
  );
  if (!own) return null;
  const percent = toPercent(own.share);
  const enough = own.enough || inOwnWords;
  return (
    <section aria-label="Your own words" className="grid gap-2 border-t px-4 py-3 text-sm sm:px-6">
      <h3 className="text-sm font-medium">r/{subreddit} takes no text written with AI</h3>
      <div aria-hidden="true" className="relative h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full origin-left transition-transform duration-160 ${enough ? 'bg-ok' : 'bg-warn'}`}
          style={{ transform: `scaleX(${inOwnWords ? 1 : own.share})` }}
        />
        <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${REQUIRED}%` }} />
      </div>
      <p className="text-ink-2 tabular-nums">{wordsOf(percent, own.enough, inOwnWords)}</p>
      <p role="status" className="sr-only">
        {enough && `Enough of the words are yours for r/${subreddit}.`}
      </p>
      <label className="flex w-fit items-center gap-2 touch:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={inOwnWords}
          onChange={({ target }) => onConfirm(target.checked)}
        />
        I wrote this in my own words
      </label>
    </section>
  );
}

/** Measures how much of a generated text is the author's own, for subreddits that ban AI text. */
export function OwnWords(props: OwnWordsProps) {
  const { generated } = props.composition;
  return generated && <Measured {...props} generated={generated} />;
}
