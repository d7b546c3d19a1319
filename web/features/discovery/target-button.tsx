import { Check, Target } from 'lucide-react';
import type { Community } from '#contract/discovery.ts';
import { Button } from '#web/ui/button.tsx';

export type Targeting = {
  isTarget: (name: string) => boolean;
  isAdding: (name: string) => boolean;
  onTarget: (community: Pick<Community, 'id' | 'name'>) => void;
};

type TargetButtonProps = {
  community: Pick<Community, 'id' | 'name'>;
  targeting: Targeting;
  /** The id of the element that names the community, if the button is in a list. */
  describedBy?: string;
  label?: string;
};

/** Adds a community to the targets, or says that it is one. */
export function TargetButton({ community, targeting, describedBy, label = 'Target' }: TargetButtonProps) {
  if (targeting.isTarget(community.name))
    return (
      <span className="inline-flex h-8 items-center gap-1.5 px-1 text-sm font-medium text-ok touch:h-11">
        <Check className="size-4" aria-hidden="true" />
        Targeted
      </span>
    );
  return (
    <Button
      icon={<Target aria-hidden="true" />}
      aria-describedby={describedBy}
      pending={targeting.isAdding(community.name)}
      pendingLabel="Adding..."
      onClick={() => targeting.onTarget(community)}
    >
      {label}
    </Button>
  );
}
