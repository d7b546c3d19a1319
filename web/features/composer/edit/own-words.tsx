import { useDeferredValue, useId, useMemo } from 'react';
import { communityName } from '#contract/fields.ts';
import { decideOwnWords, OWN_SHARE, toPercent } from '#core/posts/decide-own-words.ts';
import type { Beginning } from '#core/composer/work.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useCommunityRules } from '#web/features/communities/communities.queries.ts';
import type { TextProps } from '../use-desk.ts';

type MeasuredProps = TextProps & { generated: NonNullable<Beginning['generated']> };

const TYPING_MS = 500;
const REQUIRED = toPercent(OWN_SHARE);

function wordsOf(percent: number, enough: boolean, confirmed: boolean): string {
  if (confirmed) return 'You’ve confirmed that these are your own words.';
  const share =
    percent > 0 ? `You’ve written ${percent} % of this.` : 'None of this counts as your own words yet.';
  return enough ? `${share} That is enough.` : `${share} Threadwell asks for at least ${REQUIRED} % here.`;
}

function Measured({ desk, composition, generated }: MeasuredProps) {
  const { type, subreddit, words, editing, inOwnWords } = composition;
  const hint = useId();
  const { data: rules } = useCommunityRules(useDebounced(subreddit, TYPING_MS));
  const text = useDeferredValue(editing ?? words);
  const isBanned = rules?.aiTextBans.includes(type) ?? false;
  const own = useMemo(
    () => isBanned && decideOwnWords(type, text, generated),
    [isBanned, type, text, generated],
  );
  if (!own) return null;
  const percent = toPercent(own.share);
  const mayConfirm = own.share > 0;
  const isConfirmed = inOwnWords && mayConfirm;
  const enough = own.enough || isConfirmed;
  return (
    <section aria-label="Your own words" className="grid gap-2 border-t px-4 py-3 text-sm sm:px-6">
      <h3 className="text-sm font-medium">r/{subreddit} takes no text written with AI</h3>
      <div aria-hidden="true" className="relative h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full origin-left transition-transform duration-160 ${enough ? 'bg-ok' : 'bg-warn'}`}
          style={{ transform: `scaleX(${own.share})` }}
        />
        <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${REQUIRED}%` }} />
      </div>
      <p className="text-ink-2 tabular-nums">{wordsOf(percent, own.enough, isConfirmed)}</p>
      <p role="status" className="sr-only">
        {enough && `Enough of the words are yours for r/${subreddit}.`}
      </p>
      <label className="flex w-fit items-center gap-2 touch:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={isConfirmed}
          disabled={!mayConfirm}
          aria-describedby={mayConfirm ? undefined : hint}
          onChange={({ target }) => desk.change({ type: 'chosen', change: { inOwnWords: target.checked } })}
        />
        I wrote this in my own words
      </label>
      {!mayConfirm && (
        <p id={hint} className="text-ink-3">
          A topic alone doesn’t count as a text of yours: answer a question, or edit the text.
        </p>
      )}
    </section>
  );
}

/** Measures how much of a generated text is the author's own, for subreddits that ban AI text. */
export function OwnWords(props: TextProps) {
  const { generated, subreddit } = props.composition;
  const isNamed = communityName.safeParse(subreddit).success;
  return isNamed && generated && <Measured {...props} generated={generated} />;
}
