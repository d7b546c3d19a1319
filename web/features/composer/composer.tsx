import { Link } from '@tanstack/react-router';
import { useId, useMemo, useRef } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { RulesPanel } from '#web/features/communities/rules-panel.tsx';
import { RevisionDialog } from '#web/features/posts/revisions/revision-dialog.tsx';
import { useThreadAccount } from '#web/features/posts/use-thread-account.ts';
import { quotesOf, sayOnce } from '#web/features/preflight/say-once.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import type { AnsweredTool } from './answered-tool.ts';
import { answersToTopic } from './brief/answers-to-topic.ts';
import { AngleCompare } from './angles/angle-compare.tsx';
import { BriefFold, unfold } from './brief/brief-fold.tsx';
import { LastChoices } from './brief/last-choices.tsx';
import { BriefForm } from './brief-form.tsx';
import { KeptNotice, PlannedNotice, RestoredNotice } from './composer-notices.tsx';
import { finished, isBlank, type Work } from './composition.ts';
import { CheckedComposition, CompositionPreflight, heedsAdvice } from './composition-preflight.tsx';
import { Destination } from './destination/destination.tsx';
import { useEarlierTry, WentOut } from './destination/earlier-try.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { NoOwnWords } from './gaps/no-own-words.tsx';
import { OwnWords } from './own-words.tsx';
import type { LinkTool } from './link-tool.ts';
import { EmptyPreview, WritingPreview } from './preview-card.tsx';
import { SameAsLive } from './destination/same-as-live.tsx';
import { SpeaksAgainst } from './destination/speaks-against.tsx';
import { SavePanel } from './save-panel.tsx';
import { SavedPost } from './saved-post.tsx';
import { useArrival } from './use-arrival.ts';
import { useComposer } from './use-composer.ts';
import { useDrafting } from './use-drafting.ts';
import { PREFLIGHT, useSaving } from './use-saving.ts';
import { useTopicFocus } from './brief/use-topic-focus.ts';
import { useTextInSight } from './editor/use-text-in-sight.ts';
import { useUndoKey } from './use-undo-key.ts';
import { ChangeRow } from './variants/change-row.tsx';
import { useVariant } from './variants/use-variant.ts';
import { VariantChoice } from './variants/variant-choice.tsx';

type ComposerProps = {
  /** The storage key of the unsaved work. */
  slot: string;
  start: Work;
  /** The post that saving changes; null creates a new one. */
  editId: string | null;
  /** The post that this text was begun from, where it is a new one. */
  copied?: Post | null;
  savedId: string | null;
  onSaved: (post: Post) => void;
  linkTool?: LinkTool | undefined;
  answeredTool?: AnsweredTool | undefined;
};

const accountLink = (
  <Link to="/" className="font-medium whitespace-nowrap underline">
    Open the dashboard
  </Link>
);

const STACKED = '(width < 64rem)';

/** Writes a text for one subreddit, by hand or generated, and saves it as a post. */
export function Composer(props: ComposerProps) {
  const { slot, start, editId, savedId, onSaved, linkTool } = props;
  const composer = useComposer(slot, start, savedId !== null);
  const { brief, changeBrief, changeComposition } = composer;
  const { data: accounts } = useAccounts();
  const { data: platform } = useCommunity();
  const active = accounts?.filter(({ isActive }) => isActive) ?? [];
  const threadAccount = useThreadAccount(composer.composition?.parentUrl ?? '');
  const accountOf = (wanted: string | null | undefined) => active.find(({ id }) => id === wanted);
  const account = accountOf(composer.composition?.accountId) ?? accountOf(threadAccount) ?? active[0];
  const author = account?.username ?? 'your_username';
  // The form is the only place where these two can be changed for a saved post.
  const fromBrief = editId && { websiteUrl: brief.websiteUrl.trim(), ctaStyle: brief.ctaStyle };
  const chosen = { ...fromBrief, accountId: account?.id ?? '' };
  const composition = composer.composition && { ...composer.composition, ...chosen };
  /** The work as it was sent, which may go on meanwhile. */
  const sent = useRef<Work>(null);
  function finish(post: Post) {
    // A copy of a post that was sent begins from that post again, too.
    if (start.composition) composer.discard();
    else composer.clear(sent.current ?? composer);
    onSaved(post);
  }
  const tried = useEarlierTry({ composition: composer.composition, onSaved: finish });
  const saving = useSaving({
    editId,
    onAttempt: (attempt) => changeComposition(() => ({ attempt })),
    onSaved: finish,
    onEarlier: (post) => tried.setEarlier(post),
    onTheirs(post) {
      const undo = composer.takeSaved(post);
      showToast({ title: 'This is the saved version', action: { label: 'Undo', run: undo } });
    },
  });
  const variant = useVariant(composer);
  /** The buttons of a choice go with it. */
  const focusChanges = () =>
    requestAnimationFrame(() =>
      preview.current?.querySelector<HTMLElement>('[aria-label="Change this draft"] button')?.focus(),
    );
  function takeBack() {
    composer.undo?.();
    saving.clear();
  }
  const drafting = useDrafting({
    composer,
    isSending: saving.pending !== null,
    editId,
    onDraft() {
      variant.cancel();
      variant.drop();
      saving.clear();
    },
  });
  const { form, preview, comparing, setComparing } = drafting;
  function leaveEditor() {
    const left = composer.composition;
    composer.replace(null);
    saving.clear();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="write"]')?.focus());
    if (left?.editing && !isBlank(left.editing))
      showToast({
        title: 'Text put away',
        action: { label: 'Undo', run: () => void composer.replace(left) },
      });
  }
  function save(status: PostStatusChoice) {
    const { work } = composer.settle();
    if (!work.composition) return;
    sent.current = work;
    void saving.save(status, finished({ ...work.composition, ...chosen })).then(goToFault);
  }
  const saveWords = async () => {
    if (!editId || !composition) return false;
    const post = await saving.saveWords(editId, composition);
    if (post) composer.keepAsSaved(post);
    return post !== null;
  };
  /** To the first field that is wrong, which may be out of sight, or in the editor. */
  function goToFault(wrong: readonly string[]) {
    if (wrong.includes('title') || wrong.includes('content'))
      changeComposition((now) => ({ editing: now.editing ?? now.words }));
    if (wrong.includes(PREFLIGHT))
      preview.current?.querySelector('[aria-label="Preflight"]')?.scrollIntoView({ block: 'center' });
    const isName = wrong.includes('subreddit');
    if (isName) unfold(form.current);
    focusFault(isName ? form.current : preview.current);
  }
  function changeSubreddit() {
    unfold(form.current);
    const field = form.current?.querySelector<HTMLElement>('[role="combobox"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }
  const isBusy = variant.choice || comparing || drafting.isPending || saving.pending;
  const undo = composer.undo && !isBusy ? takeBack : null;
  useUndoKey({ undo, isAsLeft: composer.isAsLeft });
  const destination = useId();
  const time = useRef<HTMLInputElement>(null);
  function beginAnew() {
    drafting.cancel();
    setComparing(false);
    variant.cancel();
    variant.drop();
    saving.clear();
  }
  useArrival((change) => {
    beginAnew();
    composer.arrive(change);
  });
  function discard() {
    beginAnew();
    const run = composer.discard();
    showToast({ title: 'Text discarded', action: { label: 'Undo', run } });
  }
  function bringBack() {
    beginAnew();
    const run = composer.bringBack();
    showToast({ title: 'Your text is back', action: { label: 'Undo', run } });
  }
  useTopicFocus({ form, hasText: composition !== null, isAfterSaving: savedId !== null });

  const subject = composition?.interview?.topic ?? brief.topic;
  const answers = useMemo(() => answersToTopic(brief, subject), [brief, subject]);
  const written = composition ?? { type: brief.contentType, parentUrl: brief.parentUrl };
  const answered = written.type === 'comment' && props.answeredTool?.(written.parentUrl);

  // Whoever opens a saved post comes for its text.
  const isTextFirst = useMedia(STACKED) && start.composition !== null;
  useTextInSight(isTextFirst);
  const briefForm = (
    <BriefForm
      ref={form}
      brief={brief}
      onChange={(change) => {
        changeBrief(change);
        if (change.subreddit !== undefined || change.contentType) saving.clear();
      }}
      onGenerate={(writer) => void drafting.generate(writer)}
      onCompare={drafting.compare}
      onWrite={composition ? null : drafting.write}
      pending={drafting.isPending}
      refusal={refusalOf(drafting.error)}
      nameError={composition ? saving.fields['subreddit'] : undefined}
      editId={editId}
      websiteTool={linkTool?.({
        address: brief.websiteUrl,
        postId: editId,
        onChange: (websiteUrl) => changeBrief({ websiteUrl }),
      })}
      lastChoices={!editId && <LastChoices brief={brief} composition={composition} onChange={changeBrief} />}
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
      {savedId && !composition && !drafting.isPending && <SavedPost id={savedId} siteUrl={platform?.url} />}
      {composition && answered}
      {drafting.isPending ? (
        <WritingPreview brief={brief} partial={drafting.partial} author={author} onCancel={drafting.cancel} />
      ) : composition && variant.choice ? (
        <VariantChoice
          now={composition}
          {...variant.choice}
          onKeep={() => {
            variant.keep();
            saving.clear();
            focusChanges();
          }}
          onDrop={() => {
            variant.drop();
            focusChanges();
          }}
          onCancel={() => {
            variant.cancel();
            focusChanges();
          }}
        />
      ) : composition ? (
        <CheckedComposition composition={composition} editId={editId}>
          {(check) => (
            <DraftPreview
              composition={composition}
              change={changeComposition}
              alter={composer.alter}
              author={author}
              answers={answers}
              onSettle={(role) => composer.settle(role).undo}
              onRegenerate={() => form.current?.requestSubmit()}
              onLeave={leaveEditor}
              onSaveWords={editId ? saveWords : null}
              saving={saving.pending !== null}
              isAdviceHeeded={heedsAdvice(check.data)}
              quoted={quotesOf(check.data)}
              unconfirmed={check.data?.findings.flatMap(({ claim }) => claim ?? []) ?? null}
              titleError={saving.fields['title']}
              onType={(changed) => saving.correct(changed)}
              changes={
                <ChangeRow
                  composition={composition}
                  model={variant.model}
                  disabled={saving.pending !== null}
                  problem={variant.problem}
                  onWrite={variant.write}
                  onCompare={composition.type === 'comment' || !brief.topic.trim() ? null : drafting.compare}
                  onUndo={undo}
                />
              }
              checks={
                <>
                  <OwnWords
                    composition={composition}
                    onConfirm={(inOwnWords) => {
                      changeComposition(() => ({ inOwnWords }));
                      saving.clear();
                    }}
                  />
                  <CompositionPreflight
                    composition={composition}
                    check={check}
                    isUnsaved={editId === null}
                    onMove={(scheduledAt) => {
                      changeComposition(() => ({ scheduledAt }));
                      saving.clear();
                      // The button that was pressed is about to go.
                      const text = preview.current?.querySelector<HTMLElement>('form textarea');
                      (text ?? time.current)?.focus();
                    }}
                  />
                </>
              }
            >
              <SavePanel
                composition={composition}
                isEditing={composition.editing !== null}
                postId={editId}
                time={time}
                accounts={active}
                linkTool={linkTool}
                destination={
                  <Destination
                    id={destination}
                    composition={composition}
                    chosen={brief.subreddit}
                    thread={brief.parentUrl}
                    username={account?.username}
                    onMove={composer.move}
                    onChange={changeSubreddit}
                  />
                }
                destinationId={destination}
                onChange={(change) => {
                  if (change.parentUrl === undefined) changeComposition(() => change);
                  else composer.answer(change.parentUrl);
                  saving.correct(Object.keys(change));
                }}
                onSave={save}
                pending={saving.pending}
                fields={saving.fields}
                problem={
                  saving.problem && (
                    <>
                      {sayOnce(saving.problem, check.data)} {!account && accountLink}
                    </>
                  )
                }
                notice={
                  tried.earlier ? (
                    <WentOut
                      post={tried.earlier}
                      onSendToo={() => {
                        tried.setEarlier(null);
                        changeComposition(() => ({ attempt: null }));
                      }}
                    />
                  ) : accounts && !account ? (
                    <p className="text-sm text-ink-2">
                      No Reddit account is connected, so this can only be saved. {accountLink}
                    </p>
                  ) : (
                    <>
                      <NoOwnWords composition={composition} answers={answers} />
                      <SameAsLive composition={composition} live={props.copied ?? null} />
                      <SpeaksAgainst preflight={check.data} onShow={() => goToFault([PREFLIGHT])} />
                    </>
                  )
                }
              />
            </DraftPreview>
          )}
        </CheckedComposition>
      ) : (
        <EmptyPreview />
      )}
    </div>
  );

  return (
    <>
      <RevisionDialog />
      {composer.restored && <RestoredNotice onDiscard={discard} />}
      <KeptNotice composer={composer} onBring={bringBack} />
      {brief.plannedFor && !composition && (
        <PlannedNotice plannedFor={brief.plannedFor} onRemove={() => changeBrief({ plannedFor: '' })} />
      )}
      {!composition && answered}
      {comparing && (
        <AngleCompare
          brief={brief}
          onChoose={drafting.choose}
          onBack={() => setComparing(false)}
          onAnswer={drafting.answerFirst}
        />
      )}
      <div
        hidden={comparing}
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        {isTextFirst ? [text, topicForm] : [topicForm, text]}
        <RulesPanel subreddit={brief.subreddit} />
      </div>
    </>
  );
}
