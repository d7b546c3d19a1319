import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Angle, GeneratedDraft } from '#contract/drafts.ts';
import type { Post } from '#contract/posts.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { AngleCompare } from './angle-compare.tsx';
import { BriefForm } from './brief-form.tsx';
import { askOf, compositionOf, type Composition } from './composition.ts';
import { DraftPreview } from './draft-preview.tsx';
import { EmptyPreview } from './empty-preview.tsx';
import { OwnWords } from './own-words.tsx';
import { OtherPlace } from './other-place.tsx';
import { PlannedNotice } from './planned-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { RulesPanel } from '#web/features/communities/rules-panel.tsx';
import { useComposer, type Work } from './use-composer.ts';
import { useGeneration } from './use-generation.ts';
import { WritingPreview } from './writing-preview.tsx';
import { SavePanel } from './save-panel.tsx';
import { SavedPost } from './saved-post.tsx';
import { useSaving } from './use-saving.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useArrival } from './use-arrival.ts';

type ComposerPageProps = {
  /** Under which its unsaved work is kept. */
  slot: string;
  start: Work;
  /** The post that saving changes; null makes a new one. */
  editId: string | null;
  savedId: string | null;
  onSaved: (post: Post) => void;
};

/** On a phone the form and the preview stand below one another, and one of them is out of sight. */
const bringIntoSight = (element: HTMLElement | null, block: ScrollLogicalPosition) =>
  requestAnimationFrame(() => {
    if (matchMedia('(width < 64rem)').matches) element?.scrollIntoView({ block });
  });

const accountLink = (
  <Link to="/" className="font-medium whitespace-nowrap underline">
    Open the dashboard
  </Link>
);

export function ComposerPage({ slot, start, editId, savedId, onSaved }: ComposerPageProps) {
  const composer = useComposer(slot, start);
  const { brief, composition, setComposition, changeComposition } = composer;
  const generation = useGeneration();
  const [comparing, setComparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { data: accounts } = useAccounts();
  const { data: community } = useCommunity();
  const active = accounts?.filter(({ isActive }) => isActive) ?? [];
  const account = active.find(({ id }) => id === composition?.accountId) ?? active[0];
  const author = account?.username ?? 'your_username';
  // Of a saved post the form is the only place where these two can be changed.
  const asChosen = editId && { websiteUrl: brief.websiteUrl.trim(), ctaStyle: brief.ctaStyle };
  const outgoing = composition && { ...composition, ...asChosen, accountId: account?.id ?? '' };
  const saving = useSaving({
    outgoing,
    editId,
    attempt: composition?.attempt ?? null,
    onAttempt: (attempt) => changeComposition(() => ({ attempt })),
    onSaved(post) {
      if (editId) composer.discard();
      else composer.clear();
      onSaved(post);
    },
  });
  useArrival(composer.arrive);

  function take(draft: GeneratedDraft, ask: ReturnType<typeof askOf>, before: Composition | null) {
    setComposition(compositionOf(draft, ask, before, brief.plannedFor));
    saving.forget();
    const isEdited = before && before.words.content !== before.original.content;
    showToast({
      title: 'Content Generated',
      description: 'Your Reddit content has been created successfully!',
      ...(isEdited && { action: { label: 'Undo', run: () => setComposition(before) } }),
    });
  }

  async function generate() {
    // Asked again, another text is wanted.
    const ask = askOf(brief, composition ? { seed: String(Date.now()) } : {});
    bringIntoSight(preview.current, 'start');
    try {
      const draft = await generation.start(ask);
      if (draft) take(draft, ask, composition);
      bringIntoSight(preview.current, 'start');
    } catch {
      bringIntoSight(form.current, 'end');
      showToast({
        title: 'Generation Failed',
        description: 'Failed to generate content. Please try again.',
        kind: 'destructive',
      });
    }
  }

  function choose(draft: GeneratedDraft, angle: Angle) {
    composer.changeBrief({ angle });
    take(draft, askOf(brief, { angle }), composition);
    setComparing(false);
  }

  return (
    <>
      {composer.restored && <RestoredNotice onDiscard={() => composer.discard()} />}
      {brief.plannedFor && !composition && (
        <PlannedNotice
          plannedFor={brief.plannedFor}
          onRemove={() => composer.changeBrief({ plannedFor: '' })}
        />
      )}
      {comparing && <AngleCompare brief={brief} onChoose={choose} onBack={() => setComparing(false)} />}
      <div
        hidden={comparing}
        className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="rounded-lg border bg-surface">
          <BriefForm
            ref={form}
            brief={brief}
            onChange={composer.changeBrief}
            onGenerate={() => void generate()}
            onCompare={() => setComparing(true)}
            pending={generation.isPending}
            refused={refusalOf(generation.error)}
            keepsType={editId !== null}
          />
        </div>
        <div
          ref={preview}
          className="min-w-0 scroll-mt-38 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {savedId && !composition && !generation.isPending && (
            <SavedPost id={savedId} siteUrl={community?.url} />
          )}
          {generation.isPending ? (
            <WritingPreview
              brief={brief}
              partial={generation.partial}
              author={author}
              onCancel={generation.cancel}
            />
          ) : composition && outgoing ? (
            <DraftPreview
              composition={composition}
              change={changeComposition}
              author={author}
              onRegenerate={() => form.current?.requestSubmit()}
              saving={saving.pending !== null}
              titleError={saving.fields['title']}
              place={
                <OtherPlace
                  writtenFor={composition.subreddit}
                  chosen={brief.subreddit}
                  onMove={(subreddit) => changeComposition(() => ({ subreddit }))}
                />
              }
              ownWords={
                <OwnWords
                  composition={composition}
                  onConfirm={(inOwnWords) => {
                    changeComposition(() => ({ inOwnWords }));
                    saving.forget();
                  }}
                />
              }
            >
              <SavePanel
                outgoing={outgoing}
                postId={editId}
                accounts={active}
                onChange={(change) => changeComposition(() => change)}
                onSave={(wish) => void saving.save(wish)}
                pending={saving.pending}
                fields={saving.fields}
                problem={
                  saving.problem && (
                    <>
                      {saving.problem} {!account && accountLink}
                    </>
                  )
                }
                notice={
                  accounts &&
                  !account && (
                    <p className="text-sm text-ink-2">
                      No Reddit account is connected, so this can only be saved. {accountLink}
                    </p>
                  )
                }
              />
            </DraftPreview>
          ) : (
            <EmptyPreview />
          )}
        </div>
        <RulesPanel subreddit={brief.subreddit} />
      </div>
    </>
  );
}
