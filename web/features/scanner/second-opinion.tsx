import type { Opportunity } from '#contract/scanner.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';

export const SecondOpinion = ({ score, secondOpinion }: Pick<Opportunity, 'score' | 'secondOpinion'>) =>
  secondOpinion && (
    <p className="flex items-start gap-2 text-sm">
      <ProvenanceBadge from="model" />
      <span className="min-w-0 wrap-anywhere" title={secondOpinion.engine}>
        Our score {score}, the model’s {secondOpinion.score}: {secondOpinion.reason}
      </span>
    </p>
  );
