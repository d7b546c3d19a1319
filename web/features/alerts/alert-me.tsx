import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { Button, IconButton } from '#web/ui/button.tsx';

const RuleDialog = lazy(() => import('./rule-dialog.tsx').then((module) => ({ default: module.RuleDialog })));

type Props = {
  /** The rule that the form starts with. */
  rule: Partial<AlertRule>;
  /** The accessible name of an icon without text: what alerts are about. */
  about?: string;
};

/** "Alert me about this": opens a new rule, filled in from where the user is. */
export function AlertMe({ rule, about }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {about ? (
        <IconButton icon={BellRing} label={`Alert me about ${about}`} onClick={open} />
      ) : (
        <Button icon={<BellRing aria-hidden="true" />} onClick={open}>
          Alert me
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RuleDialog rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
