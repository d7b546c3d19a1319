import { Pencil, RefreshCw, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Note } from '#contract/drafts.ts';
import { type Composition, shownWords } from '#core/composer/work.ts';
import { findTells } from '#core/drafts/tells/find-tells.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { quotesOf } from '#web/features/preflight/say-once.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type CompositionCheck, heedsAdvice } from '../deliver/composition-preflight.tsx';
import type { TextProps } from '../use-desk.ts';
import { AdviceAgainst, DraftNotes } from './draft-notes.tsx';
import { EditPanes } from './edit-panes.tsx';
import { HowItReads } from './how-it-reads.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useEdits } from './use-edits.ts';
import { WhatWasSent } from './what-was-sent.tsx';

type TextCardProps = TextProps & {
  check: CompositionCheck['data'];
  /** Brings the text before back; null without one. */
  onBack: (() => void) | null;
  /** Ways to change it; hidden while editing. */
  changes: ReactNode;
  /** If it may go out as it is; shown while editing too. */
  checks: ReactNode;
  children: ReactNode;
};

const Engine = ({ engine }: { engine: string }) =>
  engine === 'built-in' ? (
    <ProvenanceBadge from="builtIn" />
  ) : (
    <span className="flex min-w-0 items-center gap-2">
      <ProvenanceBadge from="model" />
      <span className="truncate text-xs text-ink-3">{engine === 'browser' ? 'in this browser' : engine}</span>
    </span>
  );

/** Without the claims that were confirmed, and without rules that the checks quote already. */
function openNotes({ notes, engine }: Composition, check: CompositionCheck['data']): Note[] {
  const unconfirmed = check?.findings.flatMap(({ claim }) => claim ?? []);
  const quoted = quotesOf(check);
  const isConfirmed = ({ quote }: Note) =>
    quote !== undefined &&
    engine !== 'built-in' &&
    unconfirmed?.every((sentence) => !hasQuote(sentence, quote));
  const isQuoted = ({ kind, text }: Note) =>
    kind === 'advice' && quoted.some((quote) => text.includes(quote));
  return notes.filter((note) => !isConfirmed(note) && !isQuoted(note));
}

/** The text: its preview or editor, what to look at in it, and how it goes out. */
export function TextCard(props: TextCardProps) {
  const { desk, composition, check, onBack } = props;
  const { subreddit, editing, engine, advice } = composition;
  const shown = shownWords(composition);
  const read = useDeferredValue(shown);
  const tells = useMemo(() => findTells(read), [read]);
  const [isReadingOpen, setIsReadingOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const edits = useEdits(desk, card);
  const notes = openNotes(composition, check);
  const quiet = { kind: 'quiet', disabled: desk.saving.pending !== null } as const;
  return (
    <PreviewCard
      ref={card}
      badge={engine && <Engine engine={engine} />}
      actions={
        !editing && (
          <>
            {onBack && (
              <Button {...quiet} icon={<Undo2 aria-hidden="true" />} onClick={onBack}>
                The text before
              </Button>
            )}
            <Button
              {...quiet}
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => desk.form.current?.requestSubmit()}
            >
              Regenerate
            </Button>
            <Button {...quiet} name="edit" icon={<Pencil aria-hidden="true" />} onClick={edits.open}>
              Edit
            </Button>
          </>
        )
      }
    >
      {advice && !heedsAdvice(check) && <AdviceAgainst advice={advice} subreddit={subreddit} />}
      <EditPanes
        desk={desk}
        composition={composition}
        read={read}
        claims={notes.flatMap(({ quote }) => quote ?? [])}
        tells={isReadingOpen ? tells.map(({ quote }) => quote) : []}
        edits={edits}
      />
      {!editing && props.changes}
      {props.checks}
      {notes.length > 0 && (
        <DraftNotes notes={notes} words={shown} onInsert={edits.insert} onRemove={edits.remove} />
      )}
      <WhatWasSent content={composition.original.content} />
      <HowItReads
        words={shown}
        tells={tells}
        subreddit={subreddit}
        open={isReadingOpen}
        onOpen={setIsReadingOpen}
        onChange={edits.changeTell}
      />
      {props.children}
    </PreviewCard>
  );
}
