import { openServerPage } from '#web/lib/browser.ts';
import { showToast } from '#web/lib/toast-store.ts';

const REDIRECT_DELAY_MS = 500;
let leaving = false;

/** Handles a 401: shows a toast, then opens the sign-in page. Ignores further 401s. */
export function handleSessionLost(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    kind: 'destructive',
  });
  setTimeout(() => openServerPage('/api/login'), REDIRECT_DELAY_MS);
}
