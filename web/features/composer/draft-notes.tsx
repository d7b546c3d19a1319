import {
  Compass,
  Lightbulb,
  MessageCircleQuestion,
  OctagonAlert,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { GeneratedDraft, Note } from '#contract/drafts.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { Button } from '#web/ui/button.tsx';
import type { Words } from './composition.ts';

const KINDS: Readonly<Record<Note['kind'], { word: string; icon: LucideIcon; tone: string }>> = {
  suggestion: { word: 'Suggestion', icon: Lightbulb, tone: 'text-accent-ink' },
  advice: { word: 'Advice', icon: Compass, tone: 'text-ink-2' },
  changed: { word: 'Changed', icon: PencilLine, tone: 'text-ink-2' },
  problem: { word: 'Problem', icon: TriangleAlert, tone: 'text-warn' },
  claim: { word: 'Claim', icon: MessageCircleQuestion, tone: 'text-warn' },
};

type DraftNotesProps = {
  notes: readonly Note[];
  words: Words;
  /** Of a link post. */
  url: string;
  onInsert: (insert: string) => void;
  /** Takes the sentence with these words out of the text. */
  onRemove: (quote: string) => void;
};

/** A claim that was edited away needs no note, nor does a product that is named or an address that is given by now. */
const stillHolds = ({ text, quote, insert = '' }: Note, { title, content }: Words, url: string): boolean => {
  const [, product] = OFFERS_PRODUCT.exec(insert) ?? [];
  const isNamed = (name: string) => hasQuote(`${content}\n${url}`.toLowerCase(), name.toLowerCase());
  if (product !== undefined && isNamed(product)) return false;
  if (LOST_ADDRESS.test(text) && HAS_ADDRESS.test(`${content}\n${url}`)) return false;
  return quote === undefined || hasQuote(content, quote) || hasQuote(title, quote);
};
const OFFERS_PRODUCT = /^I work on (.+)\.$/;
const LOST_ADDRESS = /^The address in your topic isn’t in the text\./;
const HAS_ADDRESS = /https?:\/\//;

/** Suggestions that only the author can follow, and what was changed in the text. */
export const DraftNotes = ({ notes, words, url, onInsert, onRemove }: DraftNotesProps) => (
  <section aria-label="Notes on this draft" className="border-t">
    <ul className="divide-y">
      {notes
        .filter((note) => stillHolds(note, words, url))
        .map(({ kind, text, insert, quote }) => {
          const { word, icon: Icon, tone } = KINDS[kind];
          const isIn = insert !== undefined && words.content.includes(insert);
          return (
            <li
              key={`${kind} ${text} ${insert ?? quote}`}
              className="flex items-start gap-3 px-4 py-1.5 text-sm"
            >
              <Icon className={`mt-1.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
              <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
                <span className={`font-medium ${tone}`}>{word}</span> {text}
                {insert && ` “${insert}”`}
              </p>
              {insert && (
                <Button
                  aria-label={`${isIn ? 'Inserted' : 'Insert'} “${insert}”`}
                  disabled={isIn}
                  onClick={() => onInsert(insert)}
                >
                  {isIn ? 'Inserted' : 'Insert'}
                </Button>
              )}
              {quote && (
                <Button aria-label={`Remove the sentence with “${quote}”`} onClick={() => onRemove(quote)}>
                  Remove
                </Button>
              )}
            </li>
          );
        })}
    </ul>
  </section>
);

type AdviceAgainstProps = { advice: NonNullable<GeneratedDraft['advice']>; subreddit: string };

/** Advises against posting, with the reason and something better to do. */
export const AdviceAgainst = ({ advice: { reason, betterAction }, subreddit }: AdviceAgainstProps) => (
  <div role="note" className="flex gap-3 border-b bg-warn-soft px-4 py-3 text-sm">
    <OctagonAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-medium text-warn">Better not post this in r/{subreddit}</p>
      <p className="mt-0.5">{reason}</p>
      <p className="mt-1 font-medium">{betterAction}</p>
    </div>
  </div>
);
