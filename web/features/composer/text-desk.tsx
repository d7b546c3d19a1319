import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { Link } from '@tanstack/react-router';
import { type RefObject, useId, useMemo, useRef } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { canUndo, isAsLeft } from '#core/composer/versions.ts';
import type { Composition } from '#core/composer/work.ts';
import { useModelChoice } from '#web/features/drafts/drafts.queries.ts';
import { sayOnce } from '#web/features/preflight/say-once.ts';
import { problemOf } from '#web/lib/api-client.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { CompositionPreflight, useCompositionCheck } from './deliver/composition-preflight.tsx';
import { Destination } from './deliver/destination.tsx';
import { OneHint } from './deliver/one-hint.tsx';
import { SavePanel } from './deliver/save-panel.tsx';
import { PREFLIGHT, type SavingState } from './deliver/use-saving.ts';
import { WentOut } from './deliver/went-out.tsx';
import { OwnWords } from './edit/own-words.tsx';
import { TextCard } from './edit/text-card.tsx';
import { ChangeRow } from './edit/variants/change-row.tsx';
import { VariantPlace } from './edit/variants/variant-place.tsx';
import type { LinkTool } from './link-tool.ts';
import type { WorkStore } from './stored/work-store.ts';
import { unfold } from './write/brief-fold.tsx';
import type { useDrafting } from './use-drafting.ts';
import type { useSender } from './use-sender.ts';
import { useUndoKey } from './use-undo-key.ts';
import { useWork } from './use-work.ts';

type TextDeskProps = {
  store: WorkStore;
  composition: Composition;
  editId: string | null;
  saving: SavingState;
  drafting: ReturnType<typeof useDrafting>;
  sender: ReturnType<typeof useSender>;
  author: string;
  form: RefObject<HTMLFormElement | null>;
  preview: RefObject<HTMLDivElement | null>;
  /** The published post that this text began from. */
  live: Post | null;
  isComparing: boolean;
  linkTool: LinkTool | undefined;
};

const accountLink = (
  <Link to="/" className="font-medium whitespace-nowrap underline">
    Open the dashboard
  </Link>
);

/** An open text: its card, its checks, and the panel that saves it. */
export function TextDesk(props: TextDeskProps) {
  const { store, editId, saving, drafting, form, preview } = props;
  const { account, accounts, isKnown } = props.sender;
  const work = useWork(store);
  const { brief, choice, pending, earlier } = work;
  const accountId = account?.id ?? '';
  const composition = useMemo(() => ({ ...props.composition, accountId }), [props.composition, accountId]);
  const check = useCompositionCheck(composition, editId);
  const model = useModelChoice().data;
  const hasModel = useHasModel();
  const time = useRef<HTMLInputElement>(null);
  const destinationId = useId();
  const { dispatch } = store;

  function undo() {
    dispatch({ type: 'undone' });
    saving.clear();
  }
  const isBusy = choice || pending || props.isComparing || saving.pending;
  const canGoBack = work.versions.length > 0 && !isBusy;
  useUndoKey({ undo: canUndo(work) && !isBusy ? undo : null, isAsLeft: isAsLeft(work) });

  /** Goes to the first field that is wrong, which may be out of sight or in the editor. */
  function goToFault(wrong: readonly string[]) {
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
  const save = (status: PostStatusChoice) => void saving.save(status).then(goToFault);
  function leave() {
    saving.clear();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="write"]')?.focus());
  }
  function moveTo(scheduledAt: string) {
    dispatch({ type: 'chosen', change: { scheduledAt } });
    saving.clear();
    // The button that was pressed is about to go.
    (preview.current?.querySelector<HTMLElement>('form textarea') ?? time.current)?.focus();
  }

  if (choice || pending) return <VariantPlace {...{ store, composition, saving, drafting, preview }} />;
  return (
    <TextCard
      store={store}
      composition={composition}
      author={props.author}
      editId={editId}
      saving={saving}
      check={check.data}
      onRegenerate={() => form.current?.requestSubmit()}
      onLeave={leave}
      onBack={canGoBack ? undo : null}
      changes={
        model &&
        hasModel && (
          <ChangeRow
            model={model}
            disabled={saving.pending !== null}
            problem={drafting.variantError ? problemOf(drafting.variantError) : null}
            onWrite={drafting.vary}
          />
        )
      }
      checks={
        <>
          <OwnWords
            composition={composition}
            onConfirm={(inOwnWords) => {
              dispatch({ type: 'chosen', change: { inOwnWords } });
              saving.clear();
            }}
          />
          <CompositionPreflight
            composition={composition}
            check={check}
            isUnsaved={editId === null}
            onMove={moveTo}
          />
        </>
      }
    >
      <SavePanel
        composition={composition}
        postId={editId}
        time={time}
        accounts={accounts}
        linkTool={props.linkTool}
        destination={
          <Destination
            id={destinationId}
            composition={composition}
            chosen={brief.subreddit}
            thread={brief.parentUrl}
            username={account?.username}
            onMove={(subreddit) => dispatch({ type: 'moved', subreddit })}
            onChange={changeSubreddit}
          />
        }
        destinationId={destinationId}
        onChange={({ parentUrl, ...change }) => {
          if (parentUrl === undefined) dispatch({ type: 'chosen', change });
          else dispatch({ type: 'threadNamed', link: parentUrl });
          saving.correct(Object.keys({ ...change, ...(parentUrl !== undefined && { parentUrl }) }));
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
          earlier ? (
            <WentOut post={earlier} onSendToo={() => dispatch({ type: 'separated' })} />
          ) : isKnown && !account ? (
            <p className="text-sm text-ink-2">
              No Reddit account is connected, so this can only be saved. {accountLink}
            </p>
          ) : (
            <OneHint
              composition={composition}
              brief={brief}
              preflight={check.data}
              live={props.live}
              onShow={() => goToFault([PREFLIGHT])}
            />
          )
        }
      />
    </TextCard>
  );
}
