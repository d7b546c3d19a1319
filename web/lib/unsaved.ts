import { useEffect, useId } from 'react';

type Unsaved = {
  what: string;
  /** True if it's a form of the open page, lost when the page is left. */ isOfPage: boolean;
};

/** A piece of work that would be lost by leaving the app. */
const unsaved = new Map<string, Unsaved>();

/** Makes the browser ask before leaving. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

function follow(): void {
  removeEventListener('beforeunload', askFirst);
  if (unsaved.size > 0) addEventListener('beforeunload', askFirst);
}

export function setUnsaved(id: string, one: Unsaved | null): void {
  if (one) unsaved.set(id, one);
  else unsaved.delete(id);
  follow();
}

export const listUnsaved = (): string[] => [...unsaved.values()].map(({ what }) => what);
export const listUnsavedForms = (): string[] =>
  [...unsaved.values()].flatMap(({ what, isOfPage }) => (isOfPage ? [what] : []));

export function clearUnsaved(): void {
  unsaved.clear();
  follow();
}

/** Registers unsaved changes in a form of the open page. */
export function useUnsaved(what: string, isChanged: boolean): void {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isChanged ? { what, isOfPage: true } : null);
    return () => setUnsaved(id, null);
  }, [id, what, isChanged]);
}
