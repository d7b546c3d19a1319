import { createKey } from './attempt.ts';
import { openServerPage, submitFormTo } from './browser.ts';
import { clearUnsaved } from './unsaved.ts';
import { WANTED_KEY } from './wanted-page.ts';

/** The number is the version of the stored format; work in an older format is ignored. */
const PREFIX = 'threadwell:work:1:';

/** Changes whenever somebody signs out in this browser. */
const SIGN_OUTS = 'threadwell:sign-outs';

function readSignOuts(): string | null {
  try {
    return localStorage.getItem(SIGN_OUTS);
  } catch {
    return null;
  }
}

const signOutsAtLoad = readSignOuts();
const isSignedOut = (): boolean => readSignOuts() !== signOutsAtLoad;

/** Stores unsaved work in this browser. Returns false if storage is blocked. A page that was signed out stores nothing. */
export function storeWork(slot: string, work: unknown): boolean {
  if (isSignedOut()) return true;
  try {
    localStorage.setItem(PREFIX + slot, JSON.stringify(work));
    return true;
  } catch {
    // Private windows and full disks reject writes.
    return false;
  }
}

/** Calls `onChange` when another tab changes a slot that starts like this. Returns an unsubscribe function. */
export function watchWork(start: string, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX + start)) onChange();
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

/** The slots with stored work that start like this. */
export function listSlots(start = ''): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

export const listWork = (): unknown[] => listSlots().map(readWork);

export function dropWork(slot: string): void {
  try {
    localStorage.removeItem(PREFIX + slot);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Removes all work of every version, for good: the pages that are open now store nothing more. */
export function dropAllWork(): void {
  // Another page has removed it, and somebody may have signed in and written since.
  if (isSignedOut()) return;
  const mark = () => localStorage.setItem(SIGN_OUTS, createKey());
  try {
    mark();
  } catch {
    // A full disk has room once the work is gone.
  }
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('threadwell:work:')) localStorage.removeItem(key);
    mark();
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
