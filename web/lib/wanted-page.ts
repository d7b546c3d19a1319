/** Kept for this tab alone: what somebody wanted to see when they had to sign in first. */
const KEY = 'threadwell:wanted';

export function keepWanted(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is blocked, so signing in leads to the dashboard.
  }
}

/** A path of this app, or null. */
export function readWanted(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path && /^\/(?!\/)/.test(path) ? path : null;
  } catch {
    return null;
  }
}

export function dropWanted(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
