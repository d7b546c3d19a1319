import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { useTopicFocus } from './use-places.ts';

type Opened = { hasText?: boolean; isAfterSaving?: boolean };

function Form({ hasText = false, isAfterSaving = false }: Opened) {
  const form = useRef<HTMLFormElement>(null);
  useTopicFocus({ form, hasText, isAfterSaving });
  return (
    <>
      <button>Outside</button>
      <form ref={form}>
        <textarea aria-label="Topic" defaultValue="Prices" />
        <input aria-label="Subreddit" />
      </form>
    </>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('focuses the topic when the page opens', async () => {
  stubServer({});
  await openPage(<Form />);
  const topic = await screen.findByRole('textbox', { name: 'Topic' });
  await nextFrame();
  expect(document.activeElement).toBe(topic);
  expect((topic as HTMLTextAreaElement).selectionStart).toBe('Prices'.length);
});

test('focuses without scrolling', async () => {
  stubServer({});
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await openPage(<Form />);
  await nextFrame();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test.each([{ hasText: true }, { isAfterSaving: true }])(
  'focuses nothing when the page opens with %j',
  async (opened) => {
    stubServer({});
    await openPage(<Form {...opened} />);
    await nextFrame();
    expect(document.activeElement).toBe(document.body);
  },
);

test.each(['Outside', 'Subreddit'])(
  'focuses the topic when the page is opened again from “%s”',
  async (name) => {
    stubServer({});
    const { router } = await openPage(<Form isAfterSaving />);
    const [elsewhere] = await screen.findAllByRole(name === 'Outside' ? 'button' : 'textbox', { name });
    elsewhere?.focus();
    await act(() => router.navigate({ to: '/' }));
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Topic' }));
  },
);

test('leaves the focus alone when navigating to another page', async () => {
  stubServer({});
  const { router } = await openPage(<Form isAfterSaving />);
  const outside = await screen.findByRole('button', { name: 'Outside' });
  outside.focus();
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  router.subscribe('onBeforeNavigate', () => expect(frames).not.toHaveBeenCalled());
  await act(() => router.navigate({ to: '/posts' as '/' }));
  expect.assertions(1);
});

test('keeps the focus on a field that was focused first', async () => {
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
