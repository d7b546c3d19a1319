import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import { dialogOverlay, useReturnFocus } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** The confirm button's style; red by default. */
  kind?: 'danger' | 'primary';
  pending: boolean;
  onConfirm: () => void;
  /** Options shown with the question. */
  children?: ReactNode;
};

/** Confirms an irreversible action and stays open while it runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlay} />
        <Radix.Content
          {...returnFocus}
          className={
            'fixed inset-x-4 top-[20dvh] z-50 mx-auto max-h-[76dvh] max-w-100 animate-enter overflow-y-auto ' +
            'rounded-lg bg-surface p-5 shadow-floating'
          }
        >
          <CloseOnBack onClose={() => props.onOpenChange(false)} />
          <Radix.Title className="text-lg">{props.title}</Radix.Title>
          <Radix.Description className="mt-1 text-ink-2">{props.description}</Radix.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>Cancel</Button>
            </Radix.Cancel>
            <Button kind={props.kind ?? 'danger'} pending={props.pending} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
