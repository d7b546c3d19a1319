/** Session storage key of the page to return to after signing in. */
export const WANTED_KEY = 'wanted';

export function rememberWantedPage(): void {
  try {
    sessionStorage[WANTED_KEY] = location.pathname + location.search;
  } catch {
    // If storage is blocked, the dashboard opens after signing in.
  }
}

export function hasWantedPage(): boolean {
  try {
    return WANTED_KEY in sessionStorage;
  } catch {
    return false;
  }
}
