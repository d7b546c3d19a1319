import { useSyncExternalStore } from 'react';

const subscribe = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/** True if this tab is in the foreground. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
