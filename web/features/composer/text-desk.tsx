import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { canUndo, isUnchangedSinceStep } from '#core/composer/versions.ts';
import { omitRepeated } from '#web/features/preflight/omit-repeated.ts';
import { focusFault } from '#web/lib/use-form.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useCompositionCheck } from './deliver/composition-checks.tsx';
import { MainHint, EarlierAttemptNotice } from './deliver/main-hint.tsx';
import { PREFLIGHT } from './deliver/use-saving.ts';
import { TextCard } from './edit/text-card.tsx';
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
  const { store, work, saving, form, preview } = desk;
  const { account, isKnown } = desk.sender;
  const { brief, choice, pending, earlier } = work;
  const check = useCompositionCheck(composition, desk.editId);
  const [isOpen, setOpen] = useState(false);

  const undo = () => desk.change({ type: 'undone' });
  const isBusy = choice || pending || desk.isComparing || saving.pending;
  const canGoBack = work.versions.length > 0 && !isBusy;
  useUndoKey({ undo: canUndo(work) && !isBusy ? undo : null, isAsLeft: isUnchangedSinceStep(work) });

  /** Scrolls to the first invalid field, which may be out of sight or in the editor. */
  function goToFault(wrong: readonly string[]) {
    if (wrong.includes(PREFLIGHT)) setOpen(true);
    const isName = wrong.includes('subreddit');
    if (isName) unfold(form.current);
    focusFault(isName ? form.current : preview.current);
  }
  const way = choice?.way ?? pending?.way;
  if (way) return <VariantChoice desk={desk} composition={composition} way={way} />;
  return (
    <TextCard
      desk={desk}
      composition={composition}
      check={check}
      isOpen={isOpen}
      onOpen={setOpen}
      onBack={canGoBack ? undo : null}
      onSave={(status) => void saving.save(status).then(goToFault)}
      notice={
        saving.problem ? (
          <FormProblem>
            {omitRepeated(saving.problem, check.data)} {!account && accountLink}
          </FormProblem>
        ) : earlier ? (
          <EarlierAttemptNotice post={earlier} onSendToo={() => store.dispatch({ type: 'separated' })} />
        ) : isKnown && !account ? (
          <p className="text-sm text-ink-2">
            No Reddit account is connected, so this can only be saved. {accountLink}
          </p>
        ) : (
          <MainHint composition={composition} brief={brief} live={desk.live} />
        )
      }
    />
  );
}
