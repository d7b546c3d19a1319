import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True for the history entry of an open dialog. */
    isDialog?: boolean;
  }
}

type OpenDialog = { close: () => void; hasEntry: boolean };

/** The topmost is the last. */
const dialogs: OpenDialog[] = [];
const isEntryNeeded = () => dialogs.some(({ hasEntry }) => hasEntry);

/** Called when a dialog opens or closes. */
let onChange = () => {};

type CloseOnBackProps = {
  onClose: () => void;
  /** On the first page of a visit, only a dialog with its own history entry can be closed by Back. */
  hasEntry?: boolean;
};

/** While shown, the browser's Back button closes the surrounding dialog instead of leaving the page. */
export function CloseOnBack({ onClose, hasEntry = false }: CloseOnBackProps) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = { close: () => close(), hasEntry };
    dialogs.push(dialog);
    onChange();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      onChange();
    };
  }, [hasEntry]);
  return null;
}

/**
 * Lets Back close the topmost dialog. While an open dialog asks for it, the page has a second history entry. Closing the
 * dialog in another way removes the entry. An entry left over after a reload or a navigation is skipped.
 */
export function useBackButton(): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const isAtEntry = () => history.location.state.isDialog === true;
    let timer = 0;
    let isMoving = false;
    let isForward = false;

    function addEntry() {
      const mark = (state: object) => ({ ...state, isDialog: true });
      void router.navigate({ to: '.', search: true, hash: true, state: mark, resetScroll: false });
    }
    function leaveEntry() {
      isMoving = true;
      // The next entry is a page that was opened from the dialog.
      if (isForward && window.navigation?.canGoForward) history.forward();
      else history.back({ ignoreBlocker: true });
    }
    function settle() {
      // While a page loads, the dialogs of the previous one are still open.
      if (isMoving || router.state.isLoading || isEntryNeeded() === isAtEntry()) return;
      if (isEntryNeeded()) addEntry();
      else leaveEntry();
    }
    // A task later, because one dialog may replace another, and a dialog may close while it navigates.
    const settleSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle);
    };

    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, currentLocation }) => {
        const top = dialogs.at(-1);
        if (action !== 'BACK' || !top) return false;
        flushSync(top.close);
        return isEntryNeeded() || !currentLocation.state.isDialog;
      },
    });
    const unsubscribe = history.subscribe(({ action }) => {
      isMoving = false;
      isForward = action.type === 'FORWARD';
      settleSoon();
    });
    const stopWaiting = router.subscribe('onResolved', settleSoon);
    onChange = settleSoon;
    settleSoon();
    return () => {
      clearTimeout(timer);
      unblock();
      unsubscribe();
      stopWaiting();
      onChange = () => {};
    };
  }, [router]);
}
