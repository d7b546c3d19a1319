import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'threadwell-theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let theme = readTheme();
/** Cached: reading `matches` between two frames suppresses the change event. */
let dark = isDark();

function readTheme(): Theme {
  try {
    return THEMES.find((known) => known === localStorage.getItem(STORAGE_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

function isDark(): boolean {
  return theme === 'system' ? systemDark.matches : theme === 'dark';
}

function apply() {
  dark = isDark();
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

export function setTheme(next: Theme): void {
  theme = next;
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
  apply();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

systemDark.addEventListener('change', apply);
addEventListener('storage', ({ key }) => {
  if (key !== STORAGE_KEY) return;
  theme = readTheme();
  apply();
});

export const useTheme = (): { theme: Theme; dark: boolean } => ({
  theme: useSyncExternalStore(subscribe, () => theme),
  dark: useSyncExternalStore(subscribe, () => dark),
});
