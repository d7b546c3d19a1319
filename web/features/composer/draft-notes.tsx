import { Compass, Lightbulb, OctagonAlert, PencilLine, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { GeneratedDraft, Note } from '#contract/drafts.ts';
import { Button } from '#web/ui/button.tsx';

const KINDS: Readonly<Record<Note['kind'], { word: string; icon: LucideIcon; tone: string }>> = {
  suggestion: { word: 'Suggestion', icon: Lightbulb, tone: 'text-accent-ink' },
  advice: { word: 'Advice', icon: Compass, tone: 'text-ink-2' },
  changed: { word: 'Changed', icon: PencilLine, tone: 'text-ink-2' },
  problem: { word: 'Problem', icon: TriangleAlert, tone: 'text-warn' },
};

type DraftNotesProps = { notes: readonly Note[]; content: string; onInsert: (insert: string) => void };

/** Suggestions that only the author can follow, and what was changed in the text. */
export const DraftNotes = ({ notes, content, onInsert }: DraftNotesProps) => (
  <section aria-label="Notes on this draft" className="border-t">
    <ul className="divide-y">
      {notes.map(({ kind, text, insert }) => {
        const { word, icon: Icon, tone } = KINDS[kind];
        const isIn = insert !== undefined && content.includes(insert);
        return (
          <li key={`${kind} ${text}`} className="flex items-start gap-3 px-4 py-1.5 text-sm">
            <Icon className={`mt-1.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
            <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
              <span className={`font-medium ${tone}`}>{word}</span> {text}
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
