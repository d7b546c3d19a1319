import type { BrowserContext } from '@playwright/test';
import { newPerson, signUp } from '../threadwell.ts';

export type MeasuredPage = {
  name: 'landing' | 'sign-in' | 'dashboard';
  path: string;
  signedIn: boolean;
  /** The size of the gzipped scripts. */
  mostBytes: number;
  /** The number of files: each is a request, which takes long on a slow connection. */
  mostFiles: number;
};

/** The pages that a new user sees first. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', signedIn: false, mostBytes: 115_000, mostFiles: 3 },
  { name: 'sign-in', path: '/api/login', signedIn: false, mostBytes: 115_000, mostFiles: 2 },
  { name: 'dashboard', path: '/', signedIn: true, mostBytes: 150_000, mostFiles: 5 },
];

export async function prepareContext(
  context: BrowserContext,
  url: string,
  { signedIn }: MeasuredPage,
): Promise<void> {
  if (signedIn) await signUp(context.request, url, newPerson());
}
