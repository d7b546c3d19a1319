import type { Tell } from '#core/drafts/tells/find-tells.ts';
import { splitWords } from '#core/text/split-words.ts';
import { useCommunityPage } from '#web/features/discovery/discovery.queries.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import type { Words } from '#core/composer/work.ts';

/** The average of adults reading English silently (Brysbaert 2019). */
const WORDS_A_MINUTE = 238;

function readingTime(words: number): string {
  const seconds = (words / WORDS_A_MINUTE) * 60;
  if (seconds < 50) return `about ${Math.max(5, Math.round(seconds / 5) * 5)} seconds`;
  return `about ${formatCount(Math.round(seconds / 60), 'minute')}`;
}

const AROUND = 30;
/** The quote with the words around it. */
function Place({ tell: { field, at, quote }, words }: { tell: Tell; words: Words }) {
  const text = words[field];
  const [from, to] = [Math.max(0, at - AROUND), at + quote.length + AROUND];
  return (
    <q className="text-ink-2 wrap-anywhere">
      {from > 0 && '…'}
      {text.slice(from, at)}
      <strong className="font-medium text-ink">{quote}</strong>
      {text.slice(at + quote.length, to)}
      {to < text.length && '…'}
    </q>
  );
}

function Length({ subreddit, length }: { subreddit: string; length: number }) {
  const { data } = useCommunityPage(subreddit);
  const { bodyLength, bestBodyLength } = data?.habits ?? {};
  const usual = bestBodyLength ?? bodyLength;
  if (!usual) return null;
  const whose = bestBodyLength ? 'The best received texts' : 'Texts';
  return (
    <p className="text-ink-2 tabular-nums">
      {whose} in r/{subreddit} have about {formatNumber(usual)} characters. Yours has {formatNumber(length)}.
    </p>
  );
}

type HowItReadsProps = {
  words: Words;
  tells: readonly Tell[];
  subreddit: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (tell: Tell) => void;
};

const SHORT = 20;

/** Replaces a tell with plainer words, or removes it. */
function ChangeButton({ tell, onChange }: { tell: Tell; onChange: (tell: Tell) => void }) {
  const [old, plain] = [tell.quote.trim(), tell.instead?.trim()];
  const label = !plain ? 'Remove' : plain.length > SHORT ? 'Change' : `Change to “${plain}”`;
  return (
    <Button
      aria-label={plain ? `${label}, not “${old}”` : `${label} “${old}”`}
      onClick={() => onChange(tell)}
    >
      {label}
    </Button>
  );
}

/** Estimates the reading time and lists what readers may take for generated text or an ad. */
export function ReadabilityPanel({ words, tells, subreddit, open, onOpen, onChange }: HowItReadsProps) {
  const count = splitWords(words.content).length;
  if (count === 0) return null;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      className="border-t text-sm"
    >
      <summary className="cursor-pointer py-3">
        <span className="font-medium">How it reads</span>
        <span className="ml-3 text-ink-3 tabular-nums">
          {formatCount(count, 'word')}, {readingTime(count)}
          {tells.length > 0 && ` · ${formatCount(tells.length, 'thing')} to look at`}
        </span>
      </summary>
      {open && (
        <div className="grid gap-3 pb-3">
          <Length subreddit={subreddit} length={words.content.length} />
          {tells.length === 0 ? (
            <p className="text-ink-2">Nothing found that readers take for a machine or an advert.</p>
          ) : (
            <ul className="divide-y">
              {tells.map((tell) => (
                <li key={`${tell.field} ${tell.at} ${tell.quote}`} className="flex items-start gap-3 py-1.5">
                  <p className="min-w-0 flex-1 py-1">
                    <Place tell={tell} words={words} />
                    <span className="block text-ink-3">{tell.why}</span>
                  </p>
                  {tell.instead !== null && <ChangeButton tell={tell} onChange={onChange} />}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </details>
  );
}
