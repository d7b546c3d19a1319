import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, press } from '#test/open-page.ts';
import { BrowserOffer } from './browser-offer.tsx';
import { chooseBrowser, showProgress } from './writer-store.ts';

const open = async (availability: string) => {
  vi.stubGlobal('LanguageModel', { availability: () => Promise.resolve(availability) });
  await openPage(<BrowserOffer other="Use gpt instead" />);
};

afterEach(() => {
  cleanup();
  chooseBrowser(false);
  showProgress(null);
  vi.unstubAllGlobals();
});

test("offers the browser's model, then the other writer, and shows no progress for a model already present", async () => {
  await open('available');
  await screen.findByRole('button', { name: /^Use the model in this browser/ });
  press(/^Use the model in this browser/);
  act(() => showProgress(0));
  expect(screen.queryByRole('progressbar')).toBeNull();
  press('Use gpt instead');
  expect(screen.getByRole('button', { name: /^Use the model in this browser/ })).toBeTruthy();
});

test('shows the progress of a download in numbers until it is done', async () => {
  await open('downloadable');
  await screen.findByRole('button', { name: /^Use the model in this browser/ });
  press(/^Use the model in this browser/);
  expect(screen.getByText('Your first draft downloads the model, about 4 GB.')).toBeTruthy();
  act(() => showProgress(0.426));
  expect(screen.getByRole('status').textContent).toContain('Downloading the browser’s model: 43%');
  act(() => showProgress(1));
  act(() => showProgress(null));
  expect(screen.queryByText(/download/i)).toBeNull();
});

test('offers nothing if the browser has no model', async () => {
  await open('unavailable');
  expect(screen.queryByRole('button')).toBeNull();
});
