import { Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Note } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { type Gap, placeGaps } from '#core/drafts/gaps/place-gaps.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { changeTell, findTells } from '#core/drafts/tells/find-tells.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { writeUsage } from '#web/features/drafts/write-cost.ts';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import {
  caretBehind,
  holdsLine,
  isBlank,
  withInsert,
  finished,
  withoutClaim,
  type Brief,
  type Composition,
  type Words,
} from './composition.ts';
import { HowItReads } from './how-it-reads.tsx';
import { DraftEditor } from './editor/draft-editor.tsx';
import { AdviceAgainst, DraftNotes } from './draft-notes.tsx';
import { GapField } from './gaps/gap-field.tsx';
import { GapList } from './gaps/gap-list.tsx';
import { GappedText } from './gaps/gapped-text.tsx';
import { Marked } from './marked.tsx';
import { PreviewCard } from './preview-card.tsx';

const FIELDS = ['title', 'content'] as const;

type DraftPreviewProps = {
  composition: Composition;
  change: (change: (now: Composition) => Partial<Composition>) => void;
  /** Changes it in a step that can be taken back, and returns what does so. */
  alter: (change: (now: Composition) => Partial<Composition>) => () => void;
  author: string;
  /** What the form has answers to; a gap that is filled becomes one of them. */
  answers: Brief['answers'];
  /** Puts what was typed into a gap into the text. Returns what takes it out again. */
  onSettle: (role: AnswerRole) => (() => void) | null;
  onRegenerate: () => void;
  /** Saves the words of a saved post. Returns whether that went well. */
  onSaveWords: (() => Promise<boolean>) | null;
  /** The editor was closed before anything was kept of a text that its author typed. */
  onLeave: () => void;
  /** Whether it is being saved; it must not change meanwhile. */
  saving: boolean;
  titleError: string | undefined;
  /** Whether what the advice against posting is about is not held against the text any more. */
  isAdviceHeeded: boolean;
  /** One of these was typed into: the title, the content. */
  onType: (changed: readonly string[]) => void;
  /** The community's sentences that stand in the checks, so that no note repeats them. */
  quoted: readonly string[];
  /** The sentences that the author has still to confirm; null while nobody knows. */
  unconfirmed: readonly string[] | null;
  /** Whether it may go out as it is; shown while editing too. */
  checks: ReactNode;
  /** Ways to change it; hidden while editing. */
  changes: ReactNode;
  /** What follows below. */
  children: ReactNode;
};

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function Count({ name, text, most }: { name: string; text: string; most: number }) {
  const tone = text.length > most ? 'font-medium text-bad' : '';
  return (
    <span className={tone}>
      {name} {writeNumber(text.length)} / {writeNumber(most)}
    </span>
  );
}

const Engine = ({ engine }: { engine: string }) =>
  engine === 'built-in' ? (
    <ProvenanceBadge from="builtIn" />
  ) : (
    <span className="flex min-w-0 items-center gap-2">
      <ProvenanceBadge from="model" />
      <span className="truncate text-xs text-ink-3">{engine}</span>
    </span>
  );

export function DraftPreview(props: DraftPreviewProps) {
  const {
    composition,
    change,
    alter,
    author,
    answers,
    onSettle,
    onRegenerate,
    onLeave,
    saving,
    titleError,
    checks,
  } = props;
  const { type, subreddit, words, original, editing, engine, advice } = composition;
  const isOpen = ({ quote }: Note) =>
    quote === undefined ||
    engine === 'built-in' ||
    (props.unconfirmed?.some((sentence) => hasQuote(sentence, quote)) ?? true);
  const notes = composition.notes.filter(isOpen);
  const shown = editing ?? words;
  const took = writeUsage(engine, composition.usage);
  const [readingOpen, setReadingOpen] = useState(false);
  const read = useDeferredValue(shown);
  const tells = useMemo(() => findTells(read), [read]);
  const card = useRef<HTMLElement>(null);
  /** The button that was pressed goes with the editor. */
  const focusEdit = () =>
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[name="edit"]')?.focus());

  function cancel() {
    if (isBlank(words) && isBlank(original)) return onLeave();
    focusEdit();
    if (same(shown, original) && same(words, original)) return change(() => ({ editing: null }));
    const run = alter(() => ({ editing: null, words: original }));
    showToast({ title: 'Back to the original text', action: { label: 'Undo', run } });
  }
  async function save() {
    if (props.onSaveWords && !same(shown, words)) {
      if (!(await props.onSaveWords())) return;
    } else if (same(shown, words)) change(() => ({ editing: null }));
    else
      alter((now) => {
        const { words } = finished(now);
        return { editing: null, words, ...(isBlank(now.original) && { original: words }) };
      });
    focusEdit();
    showToast({ title: 'Content Updated', description: 'Your edits have been saved' });
  }
  function put(title: string, next: (now: Words) => Words) {
    const run = alter((now) => (now.editing ? { editing: next(now.editing) } : { words: next(now.words) }));
    showToast({ title, action: { label: 'Undo', run } });
  }

  /** Opens the editor with the suggestion, which only its author can finish. */
  function insert(suggestion: string) {
    const run = alter((now) => ({ editing: withInsert(finished(now).words, suggestion) }));
    requestAnimationFrame(() => {
      const field = card.current?.querySelector<HTMLTextAreaElement>('form textarea');
      const caret = caretBehind(field?.value ?? '', suggestion);
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
    showToast({ title: 'Inserted', action: { label: 'Undo', run } });
  }

  const isRewritten = !holdsLine(shown.content, original.content);
  const gaps = useMemo(
    () => (isRewritten ? [] : placeGaps(shown.content, notes, answers)),
    [isRewritten, shown.content, notes, answers],
  );
  const showGap = (gap: Gap) => (
    <GapField
      key={gap.role}
      gap={gap}
      known={answers[gap.role] ?? ''}
      typed={composition.typed[gap.role]}
      disabled={saving}
      onType={(text) => change(({ typed }) => ({ typed: { ...typed, [gap.role]: text } }))}
      onClose={() => change(({ typed: { [gap.role]: _left, ...typed } }) => ({ typed }))}
      onFill={() => {
        const run = onSettle(gap.role);
        if (run) showToast({ title: 'Added', action: { label: 'Undo', run } });
      }}
    />
  );
  const isQuoted = ({ kind, text }: Note) =>
    kind === 'advice' && props.quoted.some((quote) => text.includes(quote));
  const others = notes.filter((note) => !note.role && !isQuoted(note));
  const frame = (text: ReactNode) => (
    <CommunityFrame type={type} subreddit={subreddit} author={author} parentUrl={composition.parentUrl}>
      <Marked name="not-from-you" quotes={notes.flatMap(({ quote }) => quote ?? [])}>
        <Marked name="tell" quotes={readingOpen ? tells.map(({ quote }) => quote) : []}>
          {text}
        </Marked>
      </Marked>
    </CommunityFrame>
  );

  return (
    <PreviewCard
      ref={card}
      badge={engine && <Engine engine={engine} />}
      actions={
        !editing && (
          <>
            <Button
              kind="quiet"
              icon={<RefreshCw aria-hidden="true" />}
              disabled={saving}
              onClick={onRegenerate}
            >
              Regenerate
            </Button>
            <Button
              kind="quiet"
              name="edit"
              icon={<Pencil aria-hidden="true" />}
              disabled={saving}
              onClick={() => change((now) => ({ editing: now.words }))}
            >
              Edit
            </Button>
          </>
        )
      }
    >
      {advice && !props.isAdviceHeeded && <AdviceAgainst advice={advice} subreddit={subreddit} />}
      {editing ? (
        <div className="@container">
          <div className="grid grid-cols-1 divide-y @2xl:grid-cols-2 @2xl:divide-x @2xl:divide-y-0">
            <DraftEditor
              type={type}
              words={editing}
              onChange={(next) => {
                change(() => ({ editing: next }));
                props.onType(FIELDS.filter((name) => next[name] !== editing[name]));
              }}
              onCancel={cancel}
              onSave={() => void save()}
              saving={saving}
              titleRefusal={titleError}
              gaps={<GapList gaps={gaps} content={editing.content} show={showGap} />}
            />
            {frame(<PostText type={type} url={composition.url} words={read} />)}
          </div>
        </div>
      ) : (
        <>
          {frame(
            <div data-gaps tabIndex={-1} className="outline-none">
              <GappedText
                type={type}
                url={composition.url}
                words={words}
                titleError={titleError}
                gaps={gaps}
                show={showGap}
              />
            </div>,
          )}
          <p className="flex flex-wrap gap-x-4 px-4 pb-3 text-xs text-ink-3 tabular-nums sm:px-6">
            {type !== 'comment' && <Count name="Title" text={words.title} most={TITLE_MAX} />}
            <Count name="Text" text={words.content} most={type === 'comment' ? COMMENT_MAX : BODY_MAX} />
            {engine && !isRewritten && (
              <span>
                {engine === 'built-in' ? 'Template draft' : 'AI-assisted'}: make it yours before it goes out.
              </span>
            )}
            {took && <span>{took}</span>}
          </p>
        </>
      )}
      {!editing && props.changes}
      {checks}
      {others.length > 0 && (
        <DraftNotes
          url={composition.url}
          notes={others}
          words={shown}
          onInsert={insert}
          onRemove={(quote) => put('Sentence removed', (now) => withoutClaim(now, quote))}
        />
      )}
      <HowItReads
        words={shown}
        tells={tells}
        subreddit={subreddit}
        open={readingOpen}
        onOpen={setReadingOpen}
        onChange={(tell) => put('Changed', (now) => changeTell(now, tell))}
      />
      {props.children}
    </PreviewCard>
  );
}
