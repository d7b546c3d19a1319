import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FullScreenProblem } from './routes/full-screen-problem.tsx';

/** Must differ from the browser's message: the router would reload on that one and leave the app while offline. */
const NOT_LOADED = 'This page couldn’t be loaded. Check the connection and try again.';

/** Loaders of the pages' code, for preloading. */
export const pageLoaders: (() => Promise<unknown>)[] = [];

/** Registers a page's code for preloading and wraps its loader. */
export function preloadable<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const fetchCode = () =>
    load().catch(() => {
      throw new Error(NOT_LOADED);
    });
  pageLoaders.push(fetchCode);
  return fetchCode;
}

/** Shown instead of a page that failed to load, inside the frame. */
export function PageProblem({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const isNotLoaded = String(error).endsWith(NOT_LOADED);
  return (
    <FullScreenProblem
      as="div"
      text={isNotLoaded ? NOT_LOADED : 'This page couldn’t be shown.'}
      onRetry={() => void router.invalidate()}
    />
  );
}
