import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeToQuestions } from './revision-question.ts';

const RevisionDialog = lazyRouteComponent(() => import('./revision-dialog.tsx'), 'RevisionDialog');

/** Loaded by whoever needs it, which is hardly ever. */
export function LazyRevisionDialog() {
  const isAsked = useSyncExternalStore(subscribeToQuestions, currentQuestion) !== null;
  return <Suspense>{isAsked && <RevisionDialog />}</Suspense>;
}
