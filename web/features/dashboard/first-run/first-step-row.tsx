import { CircleCheck } from 'lucide-react';
import type { FirstStep } from '#contract/first-steps.ts';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';
import { describeStep, STEPS } from './describe-steps.ts';
import { StepTools } from './step-tools.tsx';

type FirstStepRowProps = {
  step: FirstStep;
  isDone: boolean;
  /** True for the first step that isn't done. */
  isNext: boolean;
  mode: PlatformMode;
};

const Mark = ({ step, isDone, isNext }: Omit<FirstStepRowProps, 'mode'>) =>
  isDone ? (
    <CircleCheck className="size-6 shrink-0 text-ok" aria-hidden="true" />
  ) : (
    <span
      aria-hidden="true"
      className={
        'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums ' +
        (isNext ? 'bg-accent text-on-accent' : 'border text-ink-2')
      }
    >
      {STEPS.indexOf(step) + 1}
    </span>
  );

export function FirstStepRow(props: FirstStepRowProps) {
  const { step, isDone, isNext, mode } = props;
  const { title, text, done } = describeStep(step, mode);
  return (
    <li className="flex gap-3 p-4" aria-current={isNext ? 'step' : undefined}>
      <Mark {...props} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h3 className={`text-base leading-6 font-medium ${isDone ? 'text-ink-2' : ''}`}>
            {isDone ? done : title}
            {isDone && <span className="sr-only"> (done)</span>}
          </h3>
          {!isDone && <p className="max-w-160 text-sm text-ink-2">{text}</p>}
        </div>
        <StepTools step={step} isDone={isDone} isNext={isNext} mode={mode} />
      </div>
    </li>
  );
}
