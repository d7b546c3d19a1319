import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { closeToast, currentToast, subscribeToToasts, TOAST_DURATION_MS } from '#web/lib/toast-store.ts';
import { Button, buttonStyle } from './button.tsx';

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && closeToast(toast.id)}
          className={`flex animate-enter touch-pan-y items-start gap-3 rounded-md border-l-3 bg-surface p-3 pl-4 shadow-floating data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toast.kind === 'destructive' ? 'border-bad' : 'border-accent'}`}
        >
          <div className="min-w-0 flex-1 py-0.5">
            <Radix.Title className={`font-medium ${toast.kind === 'destructive' ? 'text-bad' : ''}`}>
              {toast.title}
            </Radix.Title>
            {toast.description && (
              <Radix.Description className="text-sm text-ink-2">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action altText={toast.action.label} className={buttonStyle()} onClick={toast.action.run}>
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <Button kind="quiet" size="icon" aria-label="Dismiss">
              <X aria-hidden="true" />
            </Button>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="fixed right-0 bottom-0 z-60 m-0 w-full list-none p-4 outline-none sm:w-96" />
    </Radix.Provider>
  );
}
