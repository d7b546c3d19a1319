import { Pencil, RefreshCw, Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Note } from '#contract/drafts.ts';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { type Composition, shownWords, type Words } from '#core/composer/work.ts';
import { findTells } from '#core/drafts/tells/find-tells.ts';
import { decideOwnWords, OWN_SHARE } from '#core/posts/decide-own-words.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { SentPrompt } from '#web/features/drafts/generate/sent-prompt.tsx';
import { describeUsage } from '#web/features/drafts/describe-cost.ts';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { listQuotes } from '#web/features/preflight/omit-repeated.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Highlighted } from '#web/ui/highlighted.tsx';
import {
  type CompositionCheck,
  CompositionChecks,
  isAdviceResolved,
} from '../deliver/composition-checks.tsx';
import { SavePanel, type SavePanelProps } from '../deliver/save-panel.tsx';
import type { TextProps } from '../use-desk.ts';
import { DraftEditor } from './draft-editor.tsx';
import { AdviceAgainst, DraftNotes, isWarning } from './draft-notes.tsx';
import { ReadabilityPanel } from './readability-panel.tsx';
import { OwnWords } from './own-words.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useEdits } from './use-edits.ts';
import { ChangeRow } from './variants/change-row.tsx';

/** The share of a limit from which on a length is worth a look. */
const NEAR = 0.8;

/** The length of a text that comes near its limit. */
function Count({ name, text, most }: { name: string; text: string; most: number }) {
  if (text.length < most * NEAR) return null;
  const tone = text.length > most ? 'font-medium text-bad' : '';
  return (
    <span className={tone}>
      {name} {formatNumber(text.length)} / {formatNumber(most)}
    </span>
  );
}

/** Long lengths, and the text's writer until enough of the words are the author's. */
function Measures({ composition }: { composition: Composition }) {
  const { type, words, engine, generated, usage } = composition;
  const isTheirs = generated && decideOwnWords(type, words, generated).share >= OWN_SHARE;
  const took = describeUsage(engine, usage);
  return (
    <p className="flex flex-wrap gap-x-4 px-4 pb-3 text-xs text-ink-3 tabular-nums empty:hidden sm:px-6">
      {type !== 'comment' && <Count name="Title" text={words.title} most={TITLE_MAX} />}
      <Count name="Text" text={words.content} most={type === 'comment' ? COMMENT_MAX : BODY_MAX} />
      {engine && engine !== 'built-in' && !isTheirs && (
        <span>AI-assisted: make it yours before it goes out.</span>
      )}
      {took && <span>{took}</span>}
    </p>
  );
}

type EditPanesProps = TextProps & {
  /** The words to show, which may lag behind typing. */
  read: Words;
  /** Quotes to underline: claims, and signs of generated text. */
  claims: readonly string[];
  tells: readonly string[];
  edits: ReturnType<typeof useEdits>;
};

/** The text as its community shows it, with the editor beside it while open. */
function EditPanes({ desk, composition, read, claims, tells, edits }: EditPanesProps) {
  const { saving, author } = desk;
  const { type, subreddit, parentUrl, url, words, editing } = composition;
  const titleError = saving.fields['title'];
  const frame = (
    <CommunityFrame {...{ type, subreddit, author, parentUrl }}>
      <Highlighted name="not-from-you" quotes={claims}>
        <Highlighted name="tell" quotes={tells}>
          <PostText {...{ type, url }} {...(editing ? { words: read } : { words, titleError })} />
        </Highlighted>
      </Highlighted>
    </CommunityFrame>
  );
  if (!editing)
    return (
      <>
        {frame}
        <Measures composition={composition} />
      </>
    );
  return (
    <div className="@container">
      <div className="grid grid-cols-1 divide-y @2xl:grid-cols-2 @2xl:divide-x @2xl:divide-y-0">
        <DraftEditor
          type={type}
          words={editing}
          edits={edits}
          saving={saving.pending !== null}
          titleRefusal={titleError}
        />
        {frame}
      </div>
    </div>
  );
}

type TextCardProps = SavePanelProps & {
  check: CompositionCheck;
  /** Whether the reasons behind the verdict are shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Restores the previous text; null without one. */
  onBack: (() => void) | null;
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

/** Excludes claims that are confirmed or edited away, and rules that the checks already quote. */
function openNotes(composition: Composition, check: CompositionCheck['data']): Note[] {
  const { notes, engine } = composition;
  const { title, content } = shownWords(composition);
  const unconfirmed = check?.findings.flatMap(({ claim }) => claim ?? []);
  const quoted = listQuotes(check);
  const isConfirmed = ({ quote }: Note) =>
    quote !== undefined &&
    engine !== 'built-in' &&
    unconfirmed?.every((sentence) => !hasQuote(sentence, quote));
  const isQuoted = ({ kind, text }: Note) =>
    kind === 'advice' && quoted.some((quote) => text.includes(quote));
  const isGone = ({ quote }: Note) =>
    quote !== undefined && !hasQuote(content, quote) && !hasQuote(title, quote);
  return notes.filter((note) => !isConfirmed(note) && !isQuoted(note) && !isGone(note));
}

/** The text: its preview or editor, its checks and notes, and how it goes out. */
export function TextCard({ check, isOpen, onOpen, onBack, ...save }: TextCardProps) {
  const { desk, composition } = save;
  const { subreddit, editing, engine, advice } = composition;
  const shown = shownWords(composition);
  const read = useDeferredValue(shown);
  const tells = useMemo(() => findTells(read), [read]);
  const [isReadingOpen, setIsReadingOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const edits = useEdits(desk, card);
  const notes = openNotes(composition, check.data);
  const quiet = { kind: 'quiet', disabled: desk.saving.pending !== null } as const;
  return (
    <PreviewCard
      ref={card}
      badge={engine && <Engine engine={engine} />}
      actions={
        !editing && (
          <>
            {onBack && (
              <Button {...quiet} icon={<Undo2 />} onClick={onBack}>
                The text before
              </Button>
            )}
            <Button {...quiet} icon={<RefreshCw />} onClick={() => desk.form.current?.requestSubmit()}>
              Regenerate
            </Button>
            <Button {...quiet} name="edit" icon={<Pencil />} onClick={edits.open}>
              Edit
            </Button>
          </>
        )
      }
    >
      {advice && !isAdviceResolved(check.data) && <AdviceAgainst advice={advice} subreddit={subreddit} />}
      <EditPanes
        desk={desk}
        composition={composition}
        read={read}
        claims={notes.flatMap(({ quote }) => quote ?? [])}
        tells={isOpen && isReadingOpen ? tells.map(({ quote }) => quote) : []}
        edits={edits}
      />
      {!editing && <ChangeRow desk={desk} />}
      <OwnWords desk={desk} composition={composition} />
      <SavePanel {...save}>
        <CompositionChecks
          desk={desk}
          composition={composition}
          check={check}
          problems={notes.filter(isWarning).map(({ text }) => text)}
          isOpen={isOpen}
          onOpen={onOpen}
        >
          {notes.length > 0 && <DraftNotes notes={notes} onRemove={edits.remove} />}
          <ReadabilityPanel
            words={shown}
            tells={tells}
            subreddit={subreddit}
            open={isReadingOpen}
            onOpen={setIsReadingOpen}
            onChange={edits.changeTell}
          />
          <SentPrompt content={composition.original.content} />
        </CompositionChecks>
      </SavePanel>
    </PreviewCard>
  );
}
