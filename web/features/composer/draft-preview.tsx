import { Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { changeTell, findTells } from '#core/drafts/tells/find-tells.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Button } from '#web/ui/button.tsx';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { writeUsage } from '#web/features/drafts/write-cost.ts';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { withInsert, withoutClaim, type Composition, type Words } from './composition.ts';
import { HowItReads } from './how-it-reads.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { AdviceAgainst, DraftNotes } from './draft-notes.tsx';
import { Marked } from './marked.tsx';
import { PreviewCard } from './preview-card.tsx';

type DraftPreviewProps = {
  composition: Composition;
  change: (change: (now: Composition) => Partial<Composition>) => void;
  author: string;
  onRegenerate: () => void;
  /** Whether it is being saved; it must not change meanwhile. */
  saving: boolean;
  titleError: string | undefined;
  /** Shown above the text. */
  notice: ReactNode;
  /** Whether it may go out as it is; shown while editing too. */
  checks: ReactNode;
  /** What follows below; hidden while editing. */
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
  const { composition, change, author, onRegenerate, saving, titleError, notice, checks, children } = props;
  const { type, subreddit, words, original, editing, engine, notes, advice } = composition;
  const shown = editing ?? words;
  const took = writeUsage(engine, composition.usage);
  const [readingOpen, setReadingOpen] = useState(false);
  const read = useDeferredValue(shown);
  const tells = useMemo(() => findTells(read), [read]);

  function cancel() {
    change(() => ({ editing: null, words: original }));
    if (same(shown, original)) return;
    const run = () => change(() => ({ editing, words }));
    showToast({ title: 'Back to the original text', action: { label: 'Undo', run } });
  }
  function save() {
    change((now) => ({ editing: null, words: now.editing ?? now.words }));
    showToast({ title: 'Content Updated', description: 'Your edits have been saved' });
  }
  function alter(title: string, next: (now: Words) => Words) {
    change((now) => (now.editing ? { editing: next(now.editing) } : { words: next(now.words) }));
    const run = () => change(() => ({ editing, words }));
    showToast({ title, action: { label: 'Undo', run } });
  }

  return (
    <PreviewCard
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
      {notice}
      {advice && <AdviceAgainst advice={advice} subreddit={subreddit} />}
      {editing ? (
        <DraftEditor
          type={type}
          words={editing}
          onChange={(next) => change(() => ({ editing: next }))}
          onCancel={cancel}
          onSave={save}
        />
      ) : (
        <>
          <CommunityFrame type={type} subreddit={subreddit} author={author} parentUrl={composition.parentUrl}>
            <Marked name="not-from-you" quotes={notes.flatMap(({ quote }) => quote ?? [])}>
              <Marked name="tell" quotes={readingOpen ? tells.map(({ quote }) => quote) : []}>
                <PostText type={type} url={composition.url} words={words} titleError={titleError} />
              </Marked>
            </Marked>
          </CommunityFrame>
          <p className="flex flex-wrap gap-x-4 px-4 pb-3 text-xs text-ink-3 tabular-nums sm:px-6">
            {type !== 'comment' && <Count name="Title" text={words.title} most={TITLE_MAX} />}
            <Count name="Text" text={words.content} most={type === 'comment' ? COMMENT_MAX : BODY_MAX} />
            {engine && (
              <span>
                {engine === 'built-in' ? 'Template draft' : 'AI-assisted'}: make it yours before it goes out.
              </span>
            )}
            {took && <span>{took}</span>}
          </p>
        </>
      )}
      {checks}
      {notes.length > 0 && (
        <DraftNotes
          notes={notes}
          words={shown}
          onInsert={(insert) => alter('Inserted', (now) => withInsert(now, insert))}
          onRemove={(quote) => alter('Sentence removed', (now) => withoutClaim(now, quote))}
        />
      )}
      <HowItReads
        words={shown}
        tells={tells}
        subreddit={subreddit}
        open={readingOpen}
        onOpen={setReadingOpen}
        onChange={(tell) => alter('Changed', (now) => changeTell(now, tell))}
      />
      {!editing && children}
    </PreviewCard>
  );
}
