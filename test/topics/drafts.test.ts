import { expect, test } from 'vitest';
import { ANGLES } from '#contract/drafts.ts';
import { type Answer } from '#contract/interview.ts';
import { composeDraft } from '#core/drafts/compose-draft.ts';
import { enforceConstraints } from '#core/drafts/enforce-constraints.ts';
import { makeRequest } from '#core/drafts/testing/make-request.ts';
import { usualAngle } from '#core/drafts/usual-angle.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { sample } from '../sample.ts';
import { judgeDraft } from './judge-draft.ts';
import { readRows, TABLE } from './measure-reading.ts';

const PARTS = 4;
const practice = readRows('practice');
/** The table and a part of the topics for practice, another for each test; a sample of them in `npm test`. */
const rowsOf = (part: number) =>
  sample(
    [...TABLE.flatMap(readRows), ...practice.filter((_, at) => at % PARTS === part)],
    80,
    `part ${part}`,
  );
/** Lines as people type them into the questions. */
const ANSWERS: readonly (readonly string[])[] = [
  ['we got paged 40 times a week', 'moved the checks to Frankfurt and Ohio', '12 pages a week now'],
  ['slow builds, 40 min', 'i asked 3 friends first', 'did not help at all', 'what would you try next?'],
  ['it reminds late payers', 'for freelancers who hate spreadsheets', 'no mobile app yet'],
  ['Late replies are a pricing problem', '9 of 12 said yes', "can't say it works for agencies"],
  ['before that: a 12-field form', 'signups +38 %', 'support got 2x the tickets'],
];
const told = (lines: readonly string[]): Answer[] => lines.map((text) => ({ role: null, text }));

function draftOf(topic: string, lines: readonly string[], angle = usualAngle(topic)) {
  const request = makeRequest({ topic, website: null, angle, answers: told(lines), seed: topic });
  const { draft } = composeDraft(request);
  const enforced = enforceConstraints(draft, request);
  return { draft, shown: enforced.ok ? enforced.result : { title: null, content: '' } };
}

const faultsOf = (topic: string, lines: readonly string[], angle = usualAngle(topic)) => {
  const { shown } = draftOf(topic, lines, angle);
  const { names } = readTopic(topic);
  return judgeDraft(shown, { topic, answers: lines }, names).map((fault) => `${topic} → ${fault}`);
};

test('there are enough topics to tell', () => {
  expect(TABLE.flatMap(readRows).length).toBeGreaterThan(160);
});

test('without answers no draft of the table loses, invents, pads or breaks a sentence', () => {
  expect(rowsOf(0).flatMap(({ topic }) => faultsOf(topic, []))).toEqual([]);
});

test('with answers neither', () => {
  const faults = rowsOf(1).flatMap(({ topic }, at) => faultsOf(topic, ANSWERS[at % ANSWERS.length] ?? []));
  expect(faults).toEqual([]);
});

test('nor from any angle', () => {
  const faults = rowsOf(2).flatMap(({ topic }, at) => faultsOf(topic, [], ANGLES[at % ANGLES.length]));
  expect(faults).toEqual([]);
});

test('what the composer writes is what the author sees', () => {
  for (const { topic } of rowsOf(3)) {
    const { draft, shown } = draftOf(topic, []);
    expect(shown.content).toContain(draft.content);
  }
});
