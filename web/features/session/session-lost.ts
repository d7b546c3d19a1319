import { leaveFor } from '#web/lib/browser.ts';
import { showToast } from '#web/lib/toast-store.ts';

const REDIRECT_DELAY_MS = 500;
let leaving = false;

/** Some call was answered 401: say so, then sign in again. Several calls may fail at once; one answer is enough. */
export function sessionLost(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    kind: 'destructive',
  });
  setTimeout(() => leaveFor('/api/login'), REDIRECT_DELAY_MS);
}
