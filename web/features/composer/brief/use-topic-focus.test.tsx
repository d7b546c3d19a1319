import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { useTopicFocus } from './use-topic-focus.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useTopicFocus({ form, hasText: false, isAfterSaving: false });
  return (
    <form ref={form}>
      <textarea aria-label="Topic" />
      <input aria-label="Subreddit" />
    </form>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('whoever opens the page begins in the topic', async () => {
  stubServer({});
  await openPage(<Form />);
  const topic = await screen.findByRole('textbox', { name: 'Topic' });
  await nextFrame();
  expect(document.activeElement).toBe(topic);
});

test('whoever is faster, and in another field already, stays there', async () => {
  stubServer({});
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await openPage(<Form />);
  const subreddit = await screen.findByRole('textbox', { name: 'Subreddit' });
  subreddit.focus();
  expect(frames).not.toEqual([]);
  for (const run of frames) run(0);
  expect(document.activeElement).toBe(subreddit);
});
