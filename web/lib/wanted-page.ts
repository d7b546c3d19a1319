/** Session storage key of the page to return to after signing in. */
export const WANTED = 'wanted';

export function keepWanted(): void {
  try {
    sessionStorage[WANTED] = location.pathname + location.search;
  } catch {
    // If storage is blocked, the dashboard opens after signing in.
  }
}

export function isWanted(): boolean {
  try {
    return WANTED in sessionStorage;
  } catch {
    return false;
  }
}
