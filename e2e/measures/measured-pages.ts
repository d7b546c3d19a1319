import type { BrowserContext } from '@playwright/test';
import { newPerson, signUp } from '../threadwell.ts';

export type MeasuredPage = { name: 'landing' | 'sign-in' | 'dashboard'; path: string; signedIn: boolean };

/** The pages that a new user sees first. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'sign-in', path: '/api/login', signedIn: false },
  { name: 'dashboard', path: '/', signedIn: true },
];

export async function prepareContext(
  context: BrowserContext,
  url: string,
  { signedIn }: MeasuredPage,
): Promise<void> {
  if (signedIn) await signUp(context.request, url, newPerson());
}
