import { useSyncExternalStore } from 'react';
import { readAvailability } from './language-model.ts';

export type BrowserWriter = {
  isChosen: boolean;
  /** How much is downloaded, 0 to 1; null without a download. */
  progress: number | null;
  /** True once a download has finished on this page. */
  isDownloaded: boolean;
};

const KEY = 'threadwell:writer';
const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'browser';
  } catch {
    return false;
  }
};

let state: BrowserWriter = { isChosen: read(), progress: null, isDownloaded: false };
const listeners = new Set<() => void>();

function set(change: Partial<BrowserWriter>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** The choice belongs to the browser, not the account: another computer may have no model. */
export function chooseBrowser(isChosen: boolean): void {
  try {
    if (isChosen) localStorage.setItem(KEY, 'browser');
    else localStorage.removeItem(KEY);
  } catch {
    // If the browser has no storage, the choice lasts as long as the page.
  }
  set({ isChosen });
}

export const showProgress = (progress: number | null): void =>
  set({ progress, isDownloaded: state.isDownloaded || progress === 1 });

/** Also false if the browser no longer has the chosen model. */
export const isBrowserWriting = async (): Promise<boolean> =>
  state.isChosen && (await readAvailability()) !== 'unavailable';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBrowserWriter = (): BrowserWriter => useSyncExternalStore(subscribe, () => state);
