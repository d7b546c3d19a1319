import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { closeToast, currentToast, subscribeToToasts, TOAST_DURATION_MS } from '#web/lib/toast-store.ts';
import type { ShownToast } from '#web/lib/toast-store.ts';
import { Button, IconButton } from '../button.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useRise } from './use-rise.ts';
import { useSwipeRight } from './use-swipe-right.ts';

const SWIPE_THRESHOLD_PX = 50;

function ToastCard({ toast }: { toast: ShownToast }) {
  const close = () => closeToast(toast.id);
  const pausing = useCountdown(TOAST_DURATION_MS, close);
  const { moved, ...swiping } = useSwipeRight(SWIPE_THRESHOLD_PX, close);
  const destructive = toast.kind === 'destructive';
  return (
    <li
      {...pausing}
      {...swiping}
      onPointerMove={(event) => {
        pausing.onPointerMove();
        swiping.onPointerMove(event);
      }}
      style={{ transform: `translateX(${moved}px)` }}
      className={
        'pointer-events-auto flex touch-pan-y animate-fade items-start gap-3 rounded-md border-l-3 ' +
        `bg-surface p-3 pl-4 shadow-floating ${destructive ? 'border-bad' : 'border-accent'}`
      }
    >
      <div className="min-w-0 flex-1 py-0.5">
        <p className={`font-medium ${destructive ? 'text-bad' : ''}`}>{toast.title}</p>
        {toast.description && <p className="text-sm text-ink-2">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" onClick={close} />
    </li>
  );
}

/** The toast is in the lower corner, above the page's button bar. */
const ToastPlace = ({ toast }: { toast: ShownToast }) => (
  <ol
    {...useRise()}
    className="pointer-events-none fixed right-0 z-60 w-full p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:w-96"
  >
    <ToastCard key={toast.id} toast={toast} />
  </ol>
);

/** The live region is always rendered, so screen readers announce new toasts. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <section aria-label="Notifications" aria-live="polite" aria-atomic="true">
      {toast?.open && <ToastPlace toast={toast} />}
    </section>
  );
}
