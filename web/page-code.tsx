import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FullScreenProblem } from './routes/full-screen-problem.tsx';

/** In other words than the browser's: by those the router would reload, and leave the app where there is no network. */
const NOT_LOADED = 'This page couldn’t be loaded. Check the connection and try again.';

/** How to fetch the code of each page. */
export const codes: (() => Promise<unknown>)[] = [];

/** How the code of a page is fetched: when it is opened, or before that when nothing else is to do. */
export function codeOf<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const fetchCode = () =>
    load().catch(() => {
      throw new Error(NOT_LOADED);
    });
  codes.push(fetchCode);
  return fetchCode;
}

/** Stands where a page should, inside the frame. */
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
