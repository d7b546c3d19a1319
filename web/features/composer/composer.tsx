import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { summaryStyle } from '#web/features/communities/all-rules.tsx';
import { RulesPanel } from '#web/features/communities/rules-panel.tsx';
import { RevisionDialog } from '#web/features/posts/revisions/revision-dialog.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { ComposerNotices } from './composer-notices.tsx';
import { SavedPost } from './deliver/saved-post.tsx';
import { EmptyPreview, WritingPreview } from './edit/preview-card.tsx';
import { TextDesk } from './text-desk.tsx';
import { usePrefill } from './use-prefill.ts';
import { type ComposerProps, useDesk } from './use-desk.ts';
import { STACKED, useScrollToText, useTopicFocus } from './use-places.ts';
import { BriefForm } from './write/brief-form.tsx';
import { CompareDrafts } from './write/compare-drafts.tsx';

/** Writes a text for one subreddit, by hand or generated, and saves it as a post. */
export function Composer(props: ComposerProps) {
  const { start, savedId, answeredTool } = props;
  const desk = useDesk(props);
  const { store, work, composition, form, preview, drafting, isComparing, setComparing } = desk;
  const { brief, pending } = work;
  const { data: platform } = useCommunity();
  function beginOther() {
    setComparing(false);
    desk.saving.clear();
  }
  usePrefill((change) => {
    beginOther();
    store.dispatch({ type: 'arrived', change });
  });
  useTopicFocus({ form, hasText: composition !== null, isAfterSaving: savedId !== null });
  // A saved post is opened for its text, not for the form.
  const isTextFirst = useMedia(STACKED) && start.composition !== null;
  useScrollToText(isTextFirst);

  const isDrafting = pending?.way === null;
  const thread = composition ?? { type: brief.contentType, parentUrl: brief.parentUrl };
  const answered = thread.type === 'comment' && answeredTool?.(thread.parentUrl);
  const briefForm = <BriefForm desk={desk} />;
  const topicForm = (
    <div key="form" className="rounded-lg border bg-surface">
      {isTextFirst ? (
        <details>
          <summary className={`${summaryStyle} m-4`}>
            Topic and subreddit <span className="font-normal text-ink-3">r/{brief.subreddit}</span>
          </summary>
          {briefForm}
        </details>
      ) : (
        briefForm
      )}
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
        <WritingPreview desk={desk} soFar={pending.text} />
      ) : composition ? (
        <TextDesk desk={desk} composition={composition} />
      ) : (
        <EmptyPreview />
      )}
    </div>
  );

  return (
    <>
      <RevisionDialog />
      <ComposerNotices desk={desk} onOther={beginOther} />
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
        <RulesPanel subreddit={brief.subreddit} isFolded={composition !== null} />
      </div>
    </>
  );
}
