import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { type Brief, type Composition, EMPTY_BRIEF } from '../composition.ts';
import { Interview } from './interview.tsx';

afterEach(cleanup);

const TOPIC = 'Launching TidyInbox, an app that sorts newsletters';
const FACTS = { product: 'TidyInbox', about: ['TidyInbox sorts newsletters.', 'It has no mobile app.'] };
const LIMIT = 'What can it not do yet?';

type Drafted = Composition['interview'];

function Form({ given, drafted }: { given: Partial<Brief>; drafted: Drafted }) {
  const [brief, setBrief] = useState<Brief>({ ...EMPTY_BRIEF, topic: TOPIC, ...given });
  return (
    <Interview brief={brief} drafted={drafted} onChange={(change) => setBrief({ ...brief, ...change })} />
  );
}

async function open(given: Partial<Brief> = {}, drafted: Drafted = null) {
  stubServer({ 'GET /api/settings/facts': () => FACTS, 'GET /api/interviews': () => [] });
  await openPage(<Form given={given} drafted={drafted} />);
  await screen.findByLabelText('Who is it for?');
  await waitFor(() => expect(screen.queryByText('Is TidyInbox yours?')).toBeNull());
}

test('what the facts answer of their own product is not asked', async () => {
  await open();
  expect(screen.queryByLabelText('What does it do, in one sentence?')).toBeNull();
  expect(screen.queryByLabelText(LIMIT)).toBeNull();
});

test('where the text may not mention the product, all of it is asked', async () => {
  await open({ ctaStyle: 'none' });
  expect(screen.getByLabelText(LIMIT)).toBeDefined();
});

test('an answer that is there keeps its question, also while it is typed anew', async () => {
  await open({ answers: { failed: 'no search' } });
  fireEvent.change(screen.getByLabelText(LIMIT), { target: { value: '' } });
  expect(screen.getByLabelText(LIMIT)).toBeDefined();
});

test('answers to another topic are told, and cleared without those to this one', async () => {
  const drafted = {
    topic: 'How do you price a service?',
    answers: [{ role: 'failed', text: 'no refunds' } as const],
    isOwn: null,
  };
  await open({ answers: { failed: 'no refunds', audience: 'people with full inboxes' } }, drafted);
  expect(screen.getByText(/You gave some of these answers to another topic/)).toBeDefined();
  press('Clear those');
  await waitFor(() => expect(screen.queryByDisplayValue('no refunds')).toBeNull());
  expect(screen.getByDisplayValue('people with full inboxes')).toBeDefined();
  expect(screen.queryByText(/to another topic/)).toBeNull();
});
