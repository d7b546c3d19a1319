import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { toldPost } from '#test/told-post.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { keepWork, readWork } from '#web/lib/stored-work.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF, EMPTY_WORK, typedCompositionOf, type Work } from './composition.ts';

const DRAFT = { title: 'T', content: 'C.', engine: 'built-in', usage: null, notes: [], advice: null };
const OWNED = 'Launching Quillbox, a small invoicing app';

async function open(topic: string, answers: Record<string, unknown> = {}) {
  const server = stubServer({
    'GET /api/posts': [],
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'GET /api/settings/facts': { product: null, about: [] },
    'GET /api/interviews': [],
    'POST /api/generate-content': DRAFT,
    ...answers,
  });
  const start = { ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic, subreddit: 'saas' } };
  await openPage(<Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={() => {}} />);
  return server;
}
const generated = async (sent: readonly { call: string; body: unknown }[]) => {
  press(/^Generate Content/);
  return await waitFor(() => {
    const body = sent.findLast(({ call }) => call === 'POST /api/generate-content')?.body;
    expect(body).toBeDefined();
    return body;
  });
};

afterEach(cleanup);

test('who said of one thing that it is theirs has not said so of another', async () => {
  const { sent } = await open(OWNED);
  fireEvent.click(await screen.findByLabelText('Yes, mine'));
  type('Topic', `${OWNED} for freelancers`);
  expect(screen.getByLabelText<HTMLInputElement>('Yes, mine').checked).toBe(true);
  type('Topic', 'Launching Paperjam, a small invoicing app');
  await screen.findByText('Is Paperjam yours?');
  expect(screen.getByLabelText<HTMLInputElement>('Not said yet').checked).toBe(true);
  expect(await generated(sent)).not.toHaveProperty('isOwn');
});

test('an answer in no draft yet stays with its question, and under another one it is left out until it is meant', async () => {
  const { sent } = await open('We cut our alarms by asking three regions');
  type('What was it like before?', 'Forty alarms a week.');
  type('Topic', 'Does anybody self-host their mail?');
  await screen.findByLabelText('What would you answer yourself?');
  type('What is your situation, in one sentence?', '');
  type('Topic', OWNED);
  type('What can it not do yet?', 'No recurring invoices.');
  type('Topic', 'Does anybody self-host their mail?');
  await screen.findByLabelText('What would you answer yourself?');
  expect(screen.queryByDisplayValue('No recurring invoices.')).toBeNull();
  expect(screen.getByText('2 answers to other topics are left out.')).toBeTruthy();
  expect(await generated(sent)).not.toHaveProperty('answers');
  press('Use here too: “No recurring invoices.”');
  sent.length = 0;
  expect(await generated(sent)).toMatchObject({ answers: [{ role: 'failed' }] });
});

test('before a draft, an answer goes along with its topic in other words, and with no other topic', async () => {
  const { sent } = await open('We cut our alarms by asking three regions');
  type('What was it like before?', 'Forty alarms a week.');
  type('Topic', 'We moved our shop to a cheaper host');
  await screen.findByText('An answer to another topic is left out.');
  type('Topic', 'How we cut our alarms');
  expect(await screen.findByDisplayValue('Forty alarms a week.')).toBeTruthy();
  expect(await generated(sent)).toMatchObject({ answers: [{ role: 'before' }] });
});

test('an answer that a draft on another topic was made of is left out of the next two, and there again for its own', async () => {
  const { sent } = await open(OWNED);
  type('What can it not do yet?', 'No recurring invoices.');
  expect(await generated(sent)).toMatchObject({ answers: [{ role: 'failed' }] });
  await screen.findByText('C.');
  type('Topic', 'Does anybody self-host their mail?');
  for (let draft = 1; draft <= 2; draft += 1) {
    sent.length = 0;
    expect(await generated(sent)).not.toHaveProperty('answers');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Generate Content/ })).toBeDefined());
  }
  expect(screen.getByText('What can it not do yet? “No recurring invoices.”')).toBeTruthy();
  type('Topic', OWNED);
  sent.length = 0;
  expect(await generated(sent)).toMatchObject({ answers: [{ role: 'failed' }] });
});

test('an answer belongs to the topic that a draft was asked for, also where none arrived', async () => {
  const { sent, answers } = await open(OWNED, {
    'POST /api/generate-content': refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' }),
  });
  type('What can it not do yet?', 'No recurring invoices.');
  expect(await generated(sent)).toMatchObject({ answers: [{ role: 'failed' }] });
  await waitFor(() => expect(currentToast()?.title).toBe('Generation Failed'));
  answers['POST /api/generate-content'] = DRAFT;
  type('Topic', 'Does anybody self-host their mail?');
  sent.length = 0;
  expect(await generated(sent)).not.toHaveProperty('answers');
});

test('beside a draft that left an answer out stands what that leaves open', async () => {
  const note = { kind: 'suggestion', role: 'before', text: 'What was it like before?', insert: '' };
  const { sent } = await open(OWNED, {
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ana_writes', isActive: true }],
    'POST /api/generate-content': { ...DRAFT, notes: [note] },
  });
  type('What can it not do yet?', 'No recurring invoices.');
  await generated(sent);
  await screen.findByText('C.');
  const isOpen = /^A question above is open/;
  expect(screen.queryByText(isOpen)).toBeNull();
  type('Topic', 'Does anybody self-host their mail?');
  sent.length = 0;
  await generated(sent);
  expect(await screen.findByText(isOpen)).toBeTruthy();
});

test('the second draft on a topic of one word is made of the answers too', async () => {
  const { sent } = await open('Churn');
  fireEvent.change((await screen.findAllByRole('textbox', { name: /\?$/ }))[0]!, {
    target: { value: 'A third left.' },
  });
  for (let draft = 1; draft <= 2; draft += 1) {
    sent.length = 0;
    expect(await generated(sent)).toMatchObject({ answers: [{ text: 'A third left.' }] });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Generate Content/ })).toBeDefined());
  }
});

test('an answer stays with the topic it was given to, also over one that is near to both', async () => {
  const { sent } = await open('Launching Quillbox, a small invoicing app');
  const topic = async (text: string) => {
    type('Topic', text);
    sent.length = 0;
    return await generated(sent);
  };
  type('Who is it for?', 'Freelancers.');
  expect(await topic('Launching Quillbox, a small invoicing app')).toHaveProperty('answers');
  await screen.findByText('C.');
  expect(await topic('Feedback on the pricing page of Quillbox')).toHaveProperty('answers');
  expect(await topic('How do I get more traffic to our pricing page?')).not.toHaveProperty('answers');
  await screen.findByText('An answer to another topic is left out.');
  press('Use here too: “Freelancers.”');
  await waitFor(() => expect(screen.queryByText(/another topic is left out/)).toBeNull());
  sent.length = 0;
  expect(await generated(sent)).toHaveProperty('answers');
  expect(await topic('Launching Quillbox for agencies')).toHaveProperty('answers');
});

test('an answer to one question is none to another of the same product', async () => {
  const { sent } = await open('Quillbox vs FreshBooks: an honest comparison');
  type('What should readers know first?', 'reports for dentists');
  expect(await generated(sent)).toHaveProperty('answers');
  await screen.findByText('C.');
  type('Topic', 'Launching Quillbox on Product Hunt next Tuesday');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('What does it do, in one sentence?').value).toBe(''),
  );
  expect(screen.getByText(/“reports for dentists”$/).textContent).toMatch(
    /^What should readers know first\?|^What matters/,
  );
  sent.length = 0;
  expect(await generated(sent)).not.toHaveProperty('answers');
});

test('a text that another tab put away meanwhile is kept beside this one', async () => {
  await open(OWNED);
  press('Write it myself');
  type('Title', 'Of this tab');
  const title = (work: unknown) => (work as Work).composition?.editing?.title;
  const editing = { title: 'Of another tab', content: 'Words.' };
  keepWork('usr_1:new:kept', [{ composition: { ...typedCompositionOf(EMPTY_BRIEF), editing } }]);
  press(/^Generate Content/);
  await screen.findByText('C.');
  const kept = () => readWork('usr_1:new:kept') as unknown[];
  await waitFor(() => expect(kept().map(title)).toEqual(['Of this tab', 'Of another tab']));
});

const NURSEO = 'Introducing Nurseo, shift plans for hospitals at night';
const audience = () => screen.getByLabelText<HTMLInputElement>('Who is it for?');

/** A topic whose question was answered in a draft on another one. */
async function openAnsweredElsewhere() {
  const server = await open(OWNED);
  type('Who is it for?', 'Freelancers');
  await generated(server.sent);
  await screen.findByText('C.');
  type('Topic', NURSEO);
  await waitFor(() => expect(audience().value).toBe(''));
  return server;
}

test('an answer that is typed in the place of another topic’s stays as it is typed, and so does that one', async () => {
  const { sent } = await openAnsweredElsewhere();
  for (const letter of 'Freelancers and nurses')
    fireEvent.change(audience(), { target: { value: audience().value + letter } });
  expect(audience().value).toBe('Freelancers and nurses');
  expect(screen.getByText('Who is it for? “Freelancers”')).toBeTruthy();
  sent.length = 0;
  expect(await generated(sent)).toMatchObject({ answers: [{ text: 'Freelancers and nurses' }] });
  type('Topic', OWNED);
  await waitFor(() => expect(audience().value).toBe('Freelancers'));
  expect(screen.getByText('Who is it for? “Freelancers and nurses”')).toBeTruthy();
  type('Topic', NURSEO);
  await waitFor(() => expect(audience().value).toBe('Freelancers and nurses'));
});

test('an earlier answer that is used here too makes room for none that is lost', async () => {
  await openAnsweredElsewhere();
  type('Who is it for?', 'Nurses');
  press('Use here too: “Freelancers”');
  await waitFor(() => expect(audience().value).toBe('Freelancers'));
  press('Use here too: “Nurses”');
  await waitFor(() => expect(audience().value).toBe('Nurses'));
  expect(screen.getByText('Who is it for? “Freelancers”')).toBeTruthy();
});

test('what is typed in the place of another topic’s answer goes with its own topic, also before a draft', async () => {
  await openAnsweredElsewhere();
  type('Who is it for?', 'Nur');
  type('Who is it for?', 'Nurses');
  type('Topic', OWNED);
  await waitFor(() => expect(audience().value).toBe('Freelancers'));
  expect(screen.getAllByText(/^Who is it for\? “/)).toHaveLength(1);
  type('Topic', NURSEO);
  await waitFor(() => expect(audience().value).toBe('Nurses'));
});

test('an answer to a topic that has no text yet is still there after another one was saved', async () => {
  const { answers } = await openAnsweredElsewhere();
  answers['POST /api/posts'] = toldPost({ id: 'pst_1' });
  type('Who is it for?', 'Nurses');
  type('Topic', OWNED);
  await waitFor(() => expect(audience().value).toBe('Freelancers'));
  press(/^Save Draft/);
  const topic = () => screen.getByLabelText<HTMLTextAreaElement>('Topic').value;
  await waitFor(() => expect(topic()).toBe(''));
  type('Topic', OWNED);
  await waitFor(() => expect(audience().value).toBe(''));
  type('Topic', NURSEO);
  await waitFor(() => expect(audience().value).toBe('Nurses'));
});

test('the next topic and its answers stay beside a text that is saved, and what that one told goes', async () => {
  const { answers } = await openAnsweredElsewhere();
  answers['POST /api/posts'] = toldPost({ id: 'pst_1' });
  type('Who is it for?', 'Nurses');
  press(/^Save Draft/);
  await waitFor(() => expect(screen.queryByText('C.')).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(NURSEO);
  expect(audience().value).toBe('Nurses');
});

test('an answer that a saved text told is not kept for another topic', async () => {
  const { answers } = await openAnsweredElsewhere();
  answers['POST /api/posts'] = toldPost({ id: 'pst_1' });
  expect(screen.getByText('An answer to another topic is left out.')).toBeTruthy();
  press(/^Save Draft/);
  await waitFor(() => expect(screen.queryByText('An answer to another topic is left out.')).toBeNull());
});

test('an answer that is typed beside a finished draft is told to be missing there, also where an earlier one waits', async () => {
  const earlier = [{ role: 'failed' as const, topic: 'Hiring a baker', text: 'No flour.' }];
  keepWork('usr_1:new', {
    brief: { ...EMPTY_BRIEF, topic: OWNED, subreddit: 'saas', earlier },
    composition: null,
  });
  const { sent } = await open(OWNED);
  await generated(sent);
  await screen.findByText('C.');
  const missing = /^What you answered above is not in this text yet/;
  expect(screen.queryByText(missing)).toBeNull();
  type('What can it not do yet?', 'No recurring invoices.');
  expect(await screen.findByText(missing)).toBeTruthy();
  press(/^Generate Content/);
  await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
});

test('a type that is chosen for the new topic is nothing left of the draft before', async () => {
  const { sent } = await open(OWNED);
  await generated(sent);
  await screen.findByText('C.');
  type('Topic', 'Does anybody self-host their mail?');
  fireEvent.click(screen.getByText('More choices'));
  fireEvent.click(screen.getByLabelText(/^Link Post/));
  await waitFor(() => expect(screen.getByLabelText('Website URL')).toBeTruthy());
  expect(screen.queryByText(/^Still as for the draft/)).toBeNull();
});

test('what was chosen for one topic is named under another one, and reset with a press', async () => {
  const { sent } = await open(OWNED);
  fireEvent.click(screen.getByText('More choices'));
  fireEvent.click(screen.getByLabelText(/^Link Post/));
  type('Website URL', 'https://quillbox.example/launch');
  await generated(sent);
  await screen.findByText('C.');
  expect(screen.queryByText(/^Still as for the draft/)).toBeNull();
  type('Topic', 'Does anybody self-host their mail?');
  expect((await screen.findByText(/^Still as for the draft/)).textContent).toBe(
    'Still as for the draft on another topic: Link Post, https://quillbox.example/launch.',
  );
  type('Angle', 'plan');
  expect(screen.getByText(/^Still as for the draft/).textContent).not.toContain('plan');
  press('Reset');
  expect(screen.queryByText(/^Still as for the draft/)).toBeNull();
  sent.length = 0;
  const body = await generated(sent);
  expect(body).toMatchObject({ contentType: 'post' });
  expect(body).not.toHaveProperty('websiteUrl');
});
