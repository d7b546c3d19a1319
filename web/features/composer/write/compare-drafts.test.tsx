import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { CompareDrafts } from './compare-drafts.tsx';

const BRIEF = { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' };

/** A model's stream. Without an end the draft is still being written. */
function stream(text: string, end: string) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        new TextEncoder().encode(`event: text\ndata: ${JSON.stringify({ kept: 0, text })}\n\n${end}`),
      );
      if (end) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
const draftOf = (seed: string) => ({ title: `Title ${seed}`, content: `Text ${seed}.` });
const finished = (seed: string) => `event: draft\ndata: ${JSON.stringify(draftOf(seed))}\n\n`;

async function open(answer: (seed: string) => unknown) {
  const onChoose = vi.fn<() => void>();
  const { answers } = stubServer({
    'POST /api/generate-content': ({ seed }: { seed: string }) => answer(seed),
  });
  await openPage(<CompareDrafts brief={BRIEF} onChoose={onChoose} onBack={() => {}} />);
  return { onChoose, answers };
}
const column = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

test('streams three drafts with three seeds and passes on the chosen one with its request', async () => {
  const { onChoose } = await open((seed) => stream(`Words ${seed}`, seed === '3' ? '' : finished(seed)));
  expect(await column('Draft 3').findByText('Words 3')).toBeTruthy();
  expect(column('Draft 3').getByText('Writing...')).toBeTruthy();
  await column('Draft 2').findByText('Title 2');
  press('Use this one: draft 2');
  expect(onChoose).toHaveBeenCalledWith(
    draftOf('2'),
    expect.objectContaining({ topic: 'Prices', seed: '2' }),
  );
});

test('retries a failed draft on its own', async () => {
  const { answers } = await open((seed) => {
    if (seed === '1') throw new TypeError('The connection was lost.');
    return draftOf(seed);
  });
  await column('Draft 1').findByText(/^The server didn’t answer/);
  answers['POST /api/generate-content'] = () => draftOf('1');
  press('Try again');
  await column('Draft 1').findByText('Title 1');
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
});
