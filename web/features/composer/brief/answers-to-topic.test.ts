import { expect, test } from 'vitest';
import { changedBrief, EMPTY_BRIEF, type Brief } from '../composition.ts';
import {
  answersToTopic,
  answerTyped,
  broughtForward,
  meantFor,
  putBack,
  withDrafted,
} from './answers-to-topic.ts';

const PRICES = 'What do you charge for a chart of accounts?';
const HIRING = 'How long does hiring a nurse take in Bern?';
const charging = { role: 'lean', topic: PRICES, text: 'I charge 90.' } as const;
const brief = (change: Partial<Brief>): Brief => ({ ...EMPTY_BRIEF, ...change });

test('an earlier answer comes back for its own topic, and for no other', () => {
  const earlier = [charging];
  expect(broughtForward(brief({ topic: PRICES, earlier })).answers).toEqual({ lean: 'I charge 90.' });
  expect(broughtForward(brief({ topic: HIRING, earlier })).answers).toEqual({});
});

test('an earlier answer does not come back over one that was typed for the same topic', () => {
  const answers = { lean: 'I charge 120.' };
  expect(broughtForward(brief({ topic: PRICES, earlier: [charging], answers })).answers).toEqual(answers);
});

test('a field that is emptied stays empty', () => {
  const told = brief({ topic: PRICES, earlier: [charging], answers: { lean: 'I charge 120.' } });
  const change = answerTyped(told, PRICES, 'lean', '');
  expect(changedBrief(told, change).answers.lean).toBe('');
});

test('where nothing stood, nothing is kept', () => {
  expect(putBack(brief({ topic: HIRING, earlier: [charging] }), charging).earlier).toEqual([]);
});

test('an answer that was changed since its draft belongs to the topic of now', () => {
  const drafted = { lean: { topic: PRICES, text: 'I charge 90.' } };
  const told = (text: string) => brief({ topic: HIRING, drafted, answers: { lean: text } });
  const other = { ...charging, text: 'We asked around.' };
  const kept = (text: string) => putBack(told(text), other).earlier;
  expect(kept('Two months.')).toEqual([{ role: 'lean', topic: HIRING, text: 'Two months.' }]);
  expect(kept('I charge 90.')).toEqual([charging]);
});

test('of two answers to one topic neither is lost, and the later one comes back', () => {
  const later = { ...charging, text: 'I charge 120.' };
  const drafted = { lean: { topic: PRICES, text: later.text } };
  const told = brief({ topic: HIRING, earlier: [charging], drafted, answers: { lean: later.text } });
  const change = answerTyped(told, HIRING, 'lean', 'Two months.');
  expect(change.earlier).toEqual([later, charging]);
  expect(changedBrief({ ...told, ...change }, { topic: PRICES }).answers).toEqual({ lean: later.text });
});

test('an answer that is used here too and then changed stays with its own topic as it was', () => {
  const drafted = { lean: { topic: PRICES, text: charging.text, also: [HIRING] } };
  const told = brief({ topic: HIRING, drafted, answers: { lean: charging.text } });
  expect(answersToTopic(told, HIRING)).toEqual({ lean: charging.text });
  const typed = { ...told, ...answerTyped(told, HIRING, 'lean', 'I charge 90 for nurses.') };
  expect(typed.earlier).toMatchObject([charging]);
  expect(changedBrief(typed, { topic: PRICES }).answers).toEqual({ lean: charging.text });
});

const ALARMS = 'We cut our alarms by asking three regions';
const MOVED = 'We moved our shop to a cheaper host';
const answered = (now: Brief, text: string) => ({ ...now, ...answerTyped(now, now.topic, 'before', text) });
const told = (now: Brief) => {
  const answers = [{ role: 'before' as const, text: now.answers.before ?? '' }];
  return { ...now, drafted: withDrafted(now.drafted, { topic: now.topic, answers }) };
};

test('an answer that a draft told stays with its topic, also once it was changed', () => {
  const first = told(answered(brief({ topic: ALARMS }), 'Forty a week.'));
  const touched = answered(answered(first, 'Forty a week!'), 'Forty a week.');
  for (const now of [first, touched]) expect(answersToTopic(now, MOVED)).toEqual({});
});

test('an answer that goes along to another topic is told there, and there again', () => {
  const there = told({ ...answered(brief({ topic: ALARMS }), 'Forty a week.'), topic: MOVED });
  expect(answersToTopic(there, MOVED)).toEqual({ before: 'Forty a week.' });
});

test('an answer that is used on another topic too is there again for its own', () => {
  const mail = 'Does anybody self-host their mail?';
  const first = answered(brief({ topic: ALARMS }), 'Forty a week.');
  const used = told({ ...first, topic: mail, drafted: meantFor(first.drafted, mail, ['before']) });
  for (const topic of [mail, ALARMS])
    expect(answersToTopic(used, topic)).toEqual({ before: 'Forty a week.' });
});
