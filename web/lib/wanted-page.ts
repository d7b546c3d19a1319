/** The key under which this tab keeps what somebody wanted to see when they had to sign in first. */
export const WANTED = 'wanted';

export function keepWanted(): void {
  try {
    sessionStorage[WANTED] = location.pathname + location.search;
  } catch {
    // Where storage is blocked, signing in leads to the dashboard.
  }
}

export function isWanted(): boolean {
  try {
    return WANTED in sessionStorage;
  } catch {
    return false;
  }
}
