import { useEffect, useId } from 'react';

type Unsaved = { what: string; /** It is a form of the open page, and lost with it. */ isOfPage: boolean };

/** What would be lost if the app was left now. */
const unsaved = new Map<string, Unsaved>();

/** The browser asks whether to leave. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

function follow(): void {
  removeEventListener('beforeunload', askFirst);
  if (unsaved.size > 0) addEventListener('beforeunload', askFirst);
}

export function noteUnsaved(id: string, one: Unsaved | null): void {
  if (one) unsaved.set(id, one);
  else unsaved.delete(id);
  follow();
}

export const listUnsaved = (): string[] => [...unsaved.values()].map(({ what }) => what);
export const listUnsavedOfPage = (): string[] =>
  [...unsaved.values()].flatMap(({ what, isOfPage }) => (isOfPage ? [what] : []));

/** Nothing asks any more. */
export function forgetUnsaved(): void {
  unsaved.clear();
  follow();
}

/** Says that a form of this page holds something that is not saved. */
export function useUnsaved(what: string, isChanged: boolean): void {
  const id = useId();
  useEffect(() => {
    noteUnsaved(id, isChanged ? { what, isOfPage: true } : null);
    return () => noteUnsaved(id, null);
  }, [id, what, isChanged]);
}
