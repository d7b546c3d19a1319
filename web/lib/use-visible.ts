import { useSyncExternalStore } from 'react';

const subscribe = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/** Whether somebody can see this page: a tab in the background shows nothing to anybody. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
