import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';

/** Under this name the router does not reload the page, which a browser without a network would replace by its own. */
class PageNotLoaded extends Error {
  constructor() {
    super('This page could not be loaded. Check your connection, then try again.');
  }
}

const loads: (() => Promise<unknown>)[] = [];

/** How the code of a page is fetched: when it is opened, or before that when nothing else is to do. */
export function codeOf<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const fetchCode = () =>
    load().catch(() => {
      throw new PageNotLoaded();
    });
  loads.push(fetchCode);
  return fetchCode;
}

const AFTER_MS = 3_000;
/** Fetches the code of every page, so that each opens at once, also without a network. */
export function preloadPages(): void {
  setTimeout(() => {
    for (const load of loads) load().catch(() => null);
  }, AFTER_MS);
}

/** Stands where a page should, inside the frame. */
export function PageProblem({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const isNotLoaded = error instanceof PageNotLoaded;
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <title>Something went wrong · Threadwell</title>
      <h1 className="text-2xl tracking-tight">
        {isNotLoaded ? 'This page is not here yet' : 'Something went wrong'}
      </h1>
      <p role="alert" className="text-ink-2">
        {isNotLoaded ? error.message : 'This page could not be shown.'}
      </p>
      <Button kind="primary" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </div>
  );
}
