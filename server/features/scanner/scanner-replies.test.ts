import { expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import type { Answer } from '#contract/interview.ts';
import * as scanner from '#contract/scanner.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { listOf, openScannerApp, scan } from '#test/scanner-app.ts';

const { app, connected } = await openScannerApp();

test('shows the current thread with its most upvoted comments first', async () => {
  const ina = await connected('ina');
  await scan(ina);
  const talked = (await listOf(ina)).toSorted((one, other) => other.comments! - one.comments!)[0]!;
  const details = await ina.call(scanner.readThreadDetails, { id: talked.id });
  expect(details).toMatchObject({ title: talked.title, upvotes: talked.upvotes });
  expect(details.engagement?.totalComments).toBe(talked.comments);
  const upvotes = details.comments.map((comment) => comment.upvotes);
  expect(upvotes).toEqual(upvotes.toSorted((a, b) => b! - a!));
  expect(details.engagement?.topCommentUpvotes).toBe(upvotes[0] ?? 0);
});

test('drafts a reply for the thread, and adds a link only on request', async () => {
  const jan = await connected('jan');
  await scan(jan);
  const [best] = await listOf(jan);
  const helpful = await jan.call(scanner.generateReply, { id: best!.id, replyStyle: 'helpful' });
  expect(helpful.content).not.toMatch(/https?:/);
  expect(helpful.engine).toBe('built-in');
  const linked = await jan.call(scanner.generateReply, {
    id: best!.id,
    includeLink: true,
    websiteUrl: 'https://example.com/',
    businessDescription: 'Acme reminds people of invoices.',
  });
  expect(['low', 'medium', 'high']).toContain(linked.riskLevel);
  expect(linked.recommendations.length).toBeGreaterThan(0);
});

test.each([
  ['lock', 'This thread was locked, so it is gone from the list too.'],
  ['remove', 'This thread was removed, so it is gone from the list too.'],
  ['delete', 'This thread was deleted, so it is gone from the list too.'],
])('drafts no reply after a %s, and removes the thread from the list', async (action, message) => {
  const eli = await connected(`eli of ${action}`);
  await scan(eli);
  const [{ id }, { id: other }] = (await listOf(eli)) as [Opportunity, Opportunity];
  const rows = app.base.db.selectFrom('opportunities').select('thread_id').where('id', '=', id);
  await app.sandbox.control({ thing: { id: (await rows.executeTakeFirstOrThrow()).thread_id, action } });
  const refusal = { status: 404, body: { message } };
  await expect(eli.call(scanner.generateReply, { id })).rejects.toMatchObject(refusal);
  const left = (await listOf(eli)).map((thread) => thread.id);
  expect(left).not.toContain(id);
  expect(left).toContain(other);
});

test("names no product in a reply without the author's experience, and rates a reply that does above low risk", async () => {
  const una = await connected('una');
  await una.call(saveFactsFile, { product: 'Ledgerlily', about: [] });
  await una.call(scanner.generateSample);
  const [best] = await listOf(una);
  const subtle = await una.call(scanner.generateReply, { id: best!.id });
  expect(subtle.content).not.toContain('Ledgerlily');
  const direct = await una.call(scanner.generateReply, {
    id: best!.id,
    replyStyle: 'direct',
    includeLink: true,
    websiteUrl: 'https://ledgerlily.example/',
  });
  expect(direct.content).toContain('Ledgerlily');
  expect(direct.riskLevel).not.toBe('low');
  expect(direct.recommendations[0]).toMatch(/^It names your product and tells nothing of your own/);
});

test("quotes the author's answers as typed, and asks for an answer if there are none", async () => {
  const ola = await connected('ola');
  await scan(ola);
  const [best] = await listOf(ola);
  const answers = [
    { question: 'answer' as const, text: 'a shared inbox is enough under twenty mails a day' },
  ];
  const reply = await ola.call(scanner.generateReply, { id: best!.id, answers });
  expect(reply.content).toContain(answers[0]!.text);
  expect(reply.recommendations.join(' ')).not.toContain('Answer a question first');
  const address = 'Use the template at https://invoices.example/template, it worked for me';
  const linked = await ola.call(scanner.generateReply, {
    id: best!.id,
    answers: [{ question: 'answer', text: address }],
  });
  expect(linked.content).toContain(address);
  const bare = await ola.call(scanner.generateReply, { id: best!.id });
  expect(bare.recommendations.join(' ')).toContain('Answer a question first');
});

test('advises against answering where a community bans AI text', async () => {
  const rea = await connected('rea');
  await scan(rea, { subreddits: ['programming', 'entrepreneur'] });
  const advised = async (subreddit: string, answers: Answer[] = []) => {
    const [best] = await listOf(rea, { subreddit });
    return await rea.call(scanner.generateReply, { id: best!.id, answers });
  };
  const own: Answer = {
    question: 'answer',
    text: 'We wrote the tests first and changed one module a week, and after two months nobody was afraid of it',
  };
  expect((await advised('programming', [own])).advice).toBeNull();
  const against = await advised('programming');
  expect(against).toMatchObject({ riskLevel: 'high', advice: { verdict: 'dontPost' } });
  expect(against.recommendations.join(' ')).not.toContain(against.advice!.betterAction);
  expect((await advised('entrepreneur')).advice).toBe(null);
});

test('estimates the votes of a reply once enough answers in its community were read', async () => {
  const liv = await connected('liv of webdev');
  await scan(liv, { subreddits: ['webdev'] });
  const threads = (await listOf(liv)).toSorted((one, other) => other.comments! - one.comments!);
  const [first] = threads;
  await app.base.db.deleteFrom('answer_scores').execute();
  const early = await liv.call(scanner.generateReply, { id: first!.id });
  expect(early).toMatchObject({ estimatedEngagement: null, engagementRange: null });
  expect(early.engagementBasis).toMatch(/^(?:No answers|Only \d+ answers? in 1 thread)/);
  for (const { id } of threads.slice(0, 20)) await liv.call(scanner.readThreadDetails, { id });
  const {
    estimatedEngagement: usual,
    engagementRange: range,
    engagementBasis,
  } = await liv.call(scanner.generateReply, { id: first!.id });
  expect(engagementBasis).toMatch(/^Half of the \d+ answers in \d+ threads of r\/webdev/);
  expect(range!.from).toBeLessThanOrEqual(usual!);
  expect(range!.to).toBeGreaterThanOrEqual(usual!);
  const kept = await app.base.db.selectFrom('answer_scores').select('scores').execute();
  for (const { scores } of kept) expect(scores).toMatch(/^\[[-\d,]+\]$/);
});
