import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import type { Composition, Words } from '#core/composer/work.ts';
import { decideOwnWords, OWN_SHARE } from '#core/posts/decide-own-words.ts';
import { writeUsage } from '#web/features/drafts/write-cost.ts';
import { CommunityFrame, PostText } from '#web/features/posts/community-frame.tsx';
import { writeNumber } from '#web/lib/write-number.ts';
import type { TextProps } from '../use-desk.ts';
import { DraftEditor } from './draft-editor.tsx';
import { Marked } from './marked.tsx';
import type { useEdits } from './use-edits.ts';

function Count({ name, text, most }: { name: string; text: string; most: number }) {
  const tone = text.length > most ? 'font-medium text-bad' : '';
  return (
    <span className={tone}>
      {name} {writeNumber(text.length)} / {writeNumber(most)}
    </span>
  );
}

/** The lengths, and which writer wrote it until enough of the words are the author's. */
function Measures({ composition }: { composition: Composition }) {
  const { type, words, engine, generated, usage } = composition;
  const isTheirs = generated && decideOwnWords(type, words, generated).share >= OWN_SHARE;
  const took = writeUsage(engine, usage);
  return (
    <p className="flex flex-wrap gap-x-4 px-4 pb-3 text-xs text-ink-3 tabular-nums sm:px-6">
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
  /** Quotes to underline: claims, and what readers may take for a machine. */
  claims: readonly string[];
  tells: readonly string[];
  edits: ReturnType<typeof useEdits>;
};

/** The text in its community's frame, with the editor beside it while it is open. */
export function EditPanes({ desk, composition, read, claims, tells, edits }: EditPanesProps) {
  const { saving, author } = desk;
  const { type, subreddit, parentUrl, url, words, editing } = composition;
  const titleError = saving.fields['title'];
  const frame = (
    <CommunityFrame {...{ type, subreddit, author, parentUrl }}>
      <Marked name="not-from-you" quotes={claims}>
        <Marked name="tell" quotes={tells}>
          <PostText
            type={type}
            url={url}
            words={editing ? read : words}
            titleError={editing ? undefined : titleError}
          />
        </Marked>
      </Marked>
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
          onChange={edits.type}
          onCancel={edits.cancel}
          onSave={() => void edits.save()}
          saving={saving.pending !== null}
          titleRefusal={titleError}
        />
        {frame}
      </div>
    </div>
  );
}
