import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseOnBack } from './close-on-back.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  wide?: boolean;
  /** Gives the dialog its own history entry, so that Back closes it on the first page of a visit too. */
  hasEntry?: boolean;
  children: ReactNode;
};

/** The element that opened a dialog which closes while another one opens. */
let lastOpener: Element | null = null;

/**
 * Restores the focus on close, because Radix does so only for dialogs with a trigger. If the opener is gone, the last button
 * of its section gets the focus.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const part = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      opener.current = focused === document.body ? (lastOpener ?? focused) : focused;
      lastOpener = opener.current;
      part.current = opener.current?.closest('section') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (lastOpener === opener.current) lastOpener = null;
      // A list moves the focus to its next row itself, now or once its rows are removed.
      const isInList = part.current?.querySelector('[data-moves-focus]') != null;
      const next = opener.current?.isConnected
        ? opener.current
        : [...(part.current?.querySelectorAll('button') ?? [])].at(-1);
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      if (!isInList || next === opener.current) next.focus({ preventScroll: isInList });
    },
  };
}

/** A toast isn't part of the dialog, but its Undo must not close the dialog. */
function keepOpenForToasts(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // The button may be gone by the time of the click.
  if (!target.isConnected || target.closest('[aria-label="Notifications"]')) event.preventDefault();
}

export const dialogOverlay = 'fixed inset-0 z-40 animate-fade bg-scrim';

/** The dialog fills the screen of a phone. */
const WIDE = 'top-[6dvh] max-h-[88dvh] max-w-180 max-sm:inset-0 max-sm:max-h-none max-sm:rounded-none';

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide = false,
  hasEntry = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlay} />
        <Radix.Content
          {...returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
          onInteractOutside={keepOpenForToasts}
          className={
            'fixed inset-x-4 z-50 mx-auto animate-enter overflow-y-auto rounded-lg bg-surface p-5 ' +
            'shadow-floating ' +
            (wide ? WIDE : 'top-[12dvh] max-h-[80dvh] max-w-110')
          }
        >
          <CloseOnBack onClose={() => onOpenChange(false)} hasEntry={hasEntry} />
          <Radix.Title className="pr-8 text-lg">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
          <div className="absolute top-3.5 right-3.5">
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
