import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { type Brief, EMPTY_BRIEF } from '../composition.ts';
import { Interview } from './interview.tsx';

afterEach(cleanup);

const TOPIC = 'Launching TidyInbox, an app that sorts newsletters';
const FACTS = { product: 'TidyInbox', about: ['TidyInbox sorts newsletters.', 'It has no mobile app.'] };
const LIMIT = 'What can it not do yet?';

function Form({ given }: { given: Partial<Brief> }) {
  const [brief, setBrief] = useState<Brief>({ ...EMPTY_BRIEF, topic: TOPIC, ...given });
  return <Interview brief={brief} onChange={(change) => setBrief({ ...brief, ...change })} />;
}

async function open(given: Partial<Brief> = {}) {
  stubServer({ 'GET /api/settings/facts': () => FACTS, 'GET /api/interviews': () => [] });
  await openPage(<Form given={given} />);
  await screen.findByLabelText('Who is it for?');
  await waitFor(() => expect(screen.queryByText('Is TidyInbox yours?')).toBeNull());
}

test('an answer that is there keeps its question, also while it is typed anew', async () => {
  await open({ answers: { failed: 'no search' } });
  fireEvent.change(screen.getByLabelText(LIMIT), { target: { value: '' } });
  expect(screen.getByLabelText(LIMIT)).toBeDefined();
});

test('answers that went into a draft on another topic are told to be left out, until they are meant here too', async () => {
  const priced = { topic: 'How do you price a service?', text: 'no refunds' };
  await open({
    answers: { failed: 'no refunds', audience: 'people with full inboxes' },
    drafted: { failed: priced },
  });
  expect(screen.getByText('An answer to another topic is left out.')).toBeDefined();
  expect(screen.getByText(/^What did not work\? “no refunds”$/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Who is it for?').value).toBe('people with full inboxes');
  expect(screen.getByLabelText<HTMLInputElement>(LIMIT).value).toBe('');
  press('Use here too: “no refunds”');
  await waitFor(() => expect(screen.queryByText(/to another topic/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(LIMIT).value).toBe('no refunds');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('an answer that is typed anew is given to this topic, beside the one to another', async () => {
  const priced = { topic: 'How do you price a service?', text: 'no refunds' };
  await open({ ctaStyle: 'none', answers: { failed: 'no refunds' }, drafted: { failed: priced } });
  expect(screen.getByLabelText<HTMLInputElement>(LIMIT).value).toBe('');
  fireEvent.change(screen.getByLabelText(LIMIT), { target: { value: 'no refunds yet' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(LIMIT).value).toBe('no refunds yet'));
  expect(screen.getByText(/“no refunds”$/)).toBeTruthy();
});
