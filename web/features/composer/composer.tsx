import { useRef, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import type { Snapshot } from '#core/composer/work.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { RulesPanel } from '#web/features/communities/rules-panel.tsx';
import { RevisionDialog } from '#web/features/posts/revisions/revision-dialog.tsx';
import { refusalOf } from '#web/lib/refusal.ts';
import { useMedia } from '#web/lib/use-media.ts';
import type { AnsweredTool } from './answered-tool.ts';
import { ComposerNotices } from './composer-notices.tsx';
import { SavedPost } from './deliver/saved-post.tsx';
import { useSaving } from './deliver/use-saving.ts';
import { EmptyPreview, WritingPreview } from './edit/preview-card.tsx';
import { useTextInSight } from './edit/use-text-in-sight.ts';
import type { LinkTool } from './link-tool.ts';
import { openWork } from './stored/work-store.ts';
import { TextDesk } from './text-desk.tsx';
import { BriefFold } from './write/brief-fold.tsx';
import { useArrival } from './use-arrival.ts';
import { useDrafting } from './use-drafting.ts';
import { useSender } from './use-sender.ts';
import { useTopicFocus } from './write/use-topic-focus.ts';
import { useWork } from './use-work.ts';
import { BriefForm } from './write/brief-form.tsx';
import { CompareDrafts } from './write/compare-drafts.tsx';

type ComposerProps = {
  /** The storage key of the unsaved work. */
  slot: string;
  start: Snapshot;
  /** The post that saving changes; null creates a new one. */
  editId: string | null;
  /** The published post that this text began from. */
  copied?: Post | null;
  savedId: string | null;
  onSaved: (post: Post) => void;
  linkTool?: LinkTool | undefined;
  answeredTool?: AnsweredTool | undefined;
};

const STACKED = '(width < 64rem)';

/** Writes a text for one subreddit, by hand or generated, and saves it as a post. */
export function Composer({ slot, start, editId, copied, savedId, ...props }: ComposerProps) {
  const [store] = useState(() => openWork(slot, start, savedId !== null));
  const { brief, composition, pending } = useWork(store);
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [isComparing, setComparing] = useState(false);
  const { data: platform } = useCommunity();
  const sender = useSender(composition);
  const accountId = sender.account?.id ?? '';
  const saving = useSaving({
    store,
    editId,
    onSaved: props.onSaved,
    complete(text) {
      const { websiteUrl, ctaStyle } = store.read().brief;
      // The form is the only place where these two can be changed for a saved post.
      return { ...text, accountId, ...(editId && { websiteUrl: websiteUrl.trim(), ctaStyle }) };
    },
  });
  const drafting = useDrafting(store, { form, preview }, editId);
  function beginOther() {
    setComparing(false);
    saving.clear();
  }
  useArrival((change) => {
    beginOther();
    store.dispatch({ type: 'arrived', change });
  });
  useTopicFocus({ form, hasText: composition !== null, isAfterSaving: savedId !== null });
  // A saved post is opened for its text.
  const isTextFirst = useMedia(STACKED) && start.composition !== null;
  useTextInSight(isTextFirst);

  const isDrafting = pending !== null && pending.way === null;
  const thread = composition ?? { type: brief.contentType, parentUrl: brief.parentUrl };
  const answered = thread.type === 'comment' && props.answeredTool?.(thread.parentUrl);
  const author = sender.account?.username ?? 'your_username';

  const briefForm = (
    <BriefForm
      ref={form}
      brief={brief}
      onChange={(change) => {
        store.dispatch({ type: 'briefChanged', change });
        if (change.subreddit !== undefined || change.contentType) saving.clear();
      }}
      onGenerate={(writer) => {
        saving.clear();
        drafting.generate(writer);
      }}
      onCompare={() => setComparing(true)}
      onWrite={composition ? null : drafting.write}
      pending={isDrafting}
      refusal={refusalOf(drafting.draftError)}
      nameError={composition ? saving.fields['subreddit'] : undefined}
      editId={editId}
      websiteTool={props.linkTool?.({
        address: brief.websiteUrl,
        postId: editId,
        onChange: (websiteUrl) => store.dispatch({ type: 'briefChanged', change: { websiteUrl } }),
      })}
    />
  );
  const topicForm = (
    <div key="form" className="rounded-lg border bg-surface">
      {isTextFirst ? <BriefFold subreddit={brief.subreddit}>{briefForm}</BriefFold> : briefForm}
    </div>
  );
  const text = (
    <div
      key="text"
      ref={preview}
      className="min-w-0 scroll-mt-38 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {savedId && !composition && !isDrafting && <SavedPost id={savedId} siteUrl={platform?.url} />}
      {composition && answered}
      {isDrafting ? (
        <WritingPreview brief={brief} soFar={pending.text} author={author} onCancel={drafting.cancel} />
      ) : composition ? (
        <TextDesk
          {...{ store, composition, editId, saving, drafting, sender, author, form, preview }}
          live={copied ?? null}
          isComparing={isComparing}
          linkTool={props.linkTool}
        />
      ) : (
        <EmptyPreview />
      )}
    </div>
  );

  return (
    <>
      <RevisionDialog />
      <ComposerNotices store={store} onOther={beginOther} />
      {!composition && answered}
      {isComparing && (
        <CompareDrafts
          brief={brief}
          onChoose={(draft, request) => {
            beginOther();
            drafting.choose(draft, request);
          }}
          onBack={() => setComparing(false)}
        />
      )}
      <div
        hidden={isComparing}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        {isTextFirst ? [text, topicForm] : [topicForm, text]}
        <RulesPanel subreddit={brief.subreddit} />
      </div>
    </>
  );
}
