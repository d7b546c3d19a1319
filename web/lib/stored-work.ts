import { openServerPage, submitFormTo } from './browser.ts';
import { clearUnsaved } from './unsaved.ts';
import { WANTED_KEY } from './wanted-page.ts';

/** The number is the version of the stored format; work in an older format is ignored. */
const PREFIX = 'threadwell:work:1:';

/** Stores unsaved work in this browser. Returns false if storage is blocked. */
export function storeWork(slot: string, work: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + slot, JSON.stringify(work));
    return true;
  } catch {
    // Private windows and full disks reject writes.
    return false;
  }
}

/** Calls `onChange` when another tab changes the slot. Returns an unsubscribe function. */
export function watchWork(slot: string, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + slot) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The stored text, unparsed; null if there is none. */
export function readStoredText(slot: string): string | null {
  try {
    return localStorage.getItem(PREFIX + slot);
  } catch {
    return null;
  }
}

export function readWork(slot: string): unknown {
  try {
    return JSON.parse(readStoredText(slot) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Leaves work for this tab alone, across reloads; null removes it. */
export function leaveWork(slot: string, work: unknown): void {
  try {
    if (work === null) sessionStorage.removeItem(PREFIX + slot);
    else sessionStorage.setItem(PREFIX + slot, JSON.stringify(work));
  } catch {
    // If storage is blocked, the other tab's work opens.
  }
}

export function readLeftWork(slot: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + slot) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function listWork(): unknown[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => readWork(key.slice(PREFIX.length)));
  } catch {
    return [];
  }
}

export function dropWork(slot: string): void {
  try {
    localStorage.removeItem(PREFIX + slot);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Removes all work of every version. */
export function dropAllWork(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('threadwell:work:')) storage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Signs out and removes all unsaved work from this browser. */
export function logOut(): void {
  forgetWork();
  submitFormTo('/api/logout');
}

/** Removes all unsaved work after the session has already ended. */
export function leaveAndForget(path: `/${string}`): void {
  forgetWork();
  openServerPage(path);
}

let leaving = false;

/** True while leaving on purpose, so the end of the session needs no handling. */
export const isLeaving = (): boolean => leaving;

function forgetWork(): void {
  leaving = true;
  dropAllWork();
  clearUnsaved();
  // Until the next page has loaded, a 401 may still make this page the one to return to after signing in.
  addEventListener('pagehide', forgetWanted, { once: true });
}

/** A browser may show this page again from its cache; it must handle a 401 as usual then. */
function forgetWanted(): void {
  leaving = false;
  try {
    sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
