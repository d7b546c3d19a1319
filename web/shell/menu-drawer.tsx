import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { CloseOnBack } from '#web/ui/close-on-back.tsx';
import { dialogOverlay, useReturnFocus } from '#web/ui/dialog.tsx';
import { Sidebar } from './sidebar.tsx';

type MenuDrawerProps = ComponentProps<typeof Sidebar> & { onClose: () => void };

export const MenuDrawer = ({ onClose, ...sidebar }: MenuDrawerProps) => (
  <Radix.Root open onOpenChange={onClose}>
    <Radix.Portal>
      <Radix.Overlay className={dialogOverlay} />
      <Radix.Content
        {...useReturnFocus()}
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100vw-3.5rem)] animate-slide shadow-floating outline-none"
      >
        <CloseOnBack onClose={onClose} />
        <Radix.Title className="sr-only">Menu</Radix.Title>
        <Sidebar {...sidebar} onNavigate={onClose} />
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
