import { Link } from '@tanstack/react-router';
import { canUndo, isAsLeft } from '#core/composer/versions.ts';
import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { useModelChoice } from '#web/features/drafts/drafts.queries.ts';
import { sayOnce } from '#web/features/preflight/say-once.ts';
import { problemOf } from '#web/lib/api-client.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { CompositionPreflight, useCompositionCheck } from './deliver/composition-preflight.tsx';
import { OneHint, WentOut } from './deliver/one-hint.tsx';
import { SavePanel } from './deliver/save-panel.tsx';
import { PREFLIGHT } from './deliver/use-saving.ts';
import { OwnWords } from './edit/own-words.tsx';
import { TextCard } from './edit/text-card.tsx';
import { ChangeRow } from './edit/variants/change-row.tsx';
import { VariantChoice } from './edit/variants/variant-choice.tsx';
import type { TextProps } from './use-desk.ts';
import { unfold, useUndoKey } from './use-places.ts';

const accountLink = (
  <Link to="/" className="font-medium whitespace-nowrap underline">
    Open the dashboard
  </Link>
);

/** An open text: its card, its checks, and the panel that saves it. */
export function TextDesk({ desk, composition }: TextProps) {
  const { store, work, saving, drafting, form, preview, change } = desk;
  const { account, isKnown } = desk.sender;
  const { brief, choice, pending, earlier } = work;
  const check = useCompositionCheck(composition, desk.editId);
  const model = useModelChoice().data;
  const hasModel = useHasModel();

  const undo = () => change({ type: 'undone' });
  const isBusy = choice || pending || desk.isComparing || saving.pending;
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
  function moveTo(scheduledAt: string) {
    change({ type: 'chosen', change: { scheduledAt } });
    // The button that was pressed is about to go.
    (preview.current?.querySelector<HTMLElement>('form textarea') ?? desk.time.current)?.focus();
  }

  const way = choice?.way ?? pending?.way;
  if (way) return <VariantChoice desk={desk} composition={composition} way={way} />;
  return (
    <TextCard
      desk={desk}
      composition={composition}
      check={check.data}
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
            onConfirm={(inOwnWords) => change({ type: 'chosen', change: { inOwnWords } })}
          />
          <CompositionPreflight
            composition={composition}
            check={check}
            isUnsaved={desk.editId === null}
            onMove={moveTo}
          />
        </>
      }
    >
      <SavePanel
        desk={desk}
        composition={composition}
        onSave={(status) => void saving.save(status).then(goToFault)}
        notice={
          saving.problem ? (
            <FormProblem>
              {sayOnce(saving.problem, check.data)} {!account && accountLink}
            </FormProblem>
          ) : earlier ? (
            <WentOut post={earlier} onSendToo={() => store.dispatch({ type: 'separated' })} />
          ) : isKnown && !account ? (
            <p className="text-sm text-ink-2">
              No Reddit account is connected, so this can only be saved. {accountLink}
            </p>
          ) : (
            <OneHint
              composition={composition}
              brief={brief}
              preflight={check.data}
              live={desk.live}
              onShow={() => goToFault([PREFLIGHT])}
            />
          )
        }
      />
    </TextCard>
  );
}
