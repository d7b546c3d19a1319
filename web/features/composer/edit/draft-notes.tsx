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
import { Button } from '#web/ui/button.tsx';

const KINDS: Readonly<Record<Note['kind'], { word: string; icon: LucideIcon; tone: string }>> = {
  suggestion: { word: 'Suggestion', icon: Lightbulb, tone: 'text-accent-ink' },
  advice: { word: 'Advice', icon: Compass, tone: 'text-ink-2' },
  changed: { word: 'Changed', icon: PencilLine, tone: 'text-ink-2' },
  problem: { word: 'Problem', icon: TriangleAlert, tone: 'text-warn' },
  claim: { word: 'Claim', icon: MessageCircleQuestion, tone: 'text-warn' },
};

/** `onRemove`: removes the sentence that contains these words. */
type NoteRowProps = { note: Note; onRemove: (quote: string) => void };

function NoteRow({ note: { kind, text, quote }, onRemove }: NoteRowProps) {
  const { word, icon: Icon, tone } = KINDS[kind];
  return (
    <li className="flex items-start gap-3 py-1.5 text-sm">
      <Icon className={`mt-1.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
      <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
        <span className={`font-medium ${tone}`}>{word}</span> {text}
      </p>
      {quote && (
        <Button aria-label={`Remove the sentence with “${quote}”`} onClick={() => onRemove(quote)}>
          Remove
        </Button>
      )}
    </li>
  );
}

export const isWarning = ({ kind }: Note): boolean => kind === 'problem' || kind === 'claim';

type DraftNotesProps = Pick<NoteRowProps, 'onRemove'> & { notes: readonly Note[] };

/** Lists problems and claims first. */
export const DraftNotes = ({ notes, onRemove }: DraftNotesProps) => (
  <ul aria-label="Notes on this draft" className="divide-y border-t">
    {[...notes.filter(isWarning), ...notes.filter((note) => !isWarning(note))].map((note) => (
      <NoteRow key={`${note.kind} ${note.text} ${note.quote}`} note={note} onRemove={onRemove} />
    ))}
  </ul>
);

type AdviceAgainstProps = { advice: NonNullable<GeneratedDraft['advice']>; subreddit: string };

/** Advises against posting, with the reason and a better alternative. */
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
