import { leaveFor, submitTo } from './browser.ts';
import { forgetUnsaved } from './unsaved.ts';
import { WANTED } from './wanted-page.ts';

/** The number is the version of the stored shape; work in an older shape is ignored. */
const PREFIX = 'threadwell:work:1:';

/** Stores unsaved work in this browser. Where storage is blocked, it lasts as long as the page, and this returns false. */
export function keepWork(slot: string, work: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + slot, JSON.stringify(work));
    return true;
  } catch {
    // Private windows and full disks refuse to store anything.
    return false;
  }
}

/** Tells when another tab changes what is stored there. Returns what ends it. */
export function watchWork(slot: string, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + slot) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Exactly what is stored; null for nothing. */
export function storedText(slot: string): string | null {
  try {
    return localStorage.getItem(PREFIX + slot);
  } catch {
    return null;
  }
}

export function readWork(slot: string): unknown {
  try {
    return JSON.parse(storedText(slot) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** The work of every slot. */
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

/** Removes the work of every slot and version. */
export function dropAllWork(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('threadwell:work:')) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Signs out: nothing that the person wrote stays in this browser. */
export function logOut(): void {
  forgetWork();
  submitTo('/api/logout');
}

/** The same where the session has ended already. */
export function leaveForGood(path: `/${string}`): void {
  forgetWork();
  leaveFor(path);
}

let leaving = false;

/** The end of the session is then no news to this page. */
export const isLeaving = (): boolean => leaving;

function forgetWork(): void {
  leaving = true;
  dropAllWork();
  forgetUnsaved();
  // Until the next page comes, this one may hear that nobody is signed in, and keep itself to come back to.
  addEventListener('pagehide', forgetWanted, { once: true });
}

/** A browser may show the page again, which then has to hear that nobody is signed in. */
function forgetWanted(): void {
  leaving = false;
  try {
    sessionStorage.removeItem(WANTED);
  } catch {
    // As above.
  }
}
