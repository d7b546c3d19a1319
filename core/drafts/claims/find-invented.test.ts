import { expect, test } from 'vitest';
import { createInventionFinder } from './find-invented.ts';

const find = createInventionFinder({
  own: [
    'We cut false alarms by 80 % by confirming from three regions.',
    'We got paged 40 times a week.',
    'We moved from Nagios in March.',
    'Costs fell from 9,000 to 3,000 a year.',
  ],
  other: ['Pingbird is the only tool that runs offline.'],
});

test.each([
  'We cut false alarms by 80 percent.',
  'Forty times a week we got paged.',
  'Costs fell to a third.',
  'We moved from Nagios in March.',
  'Pingbird is the only tool that runs offline.',
  'What would you do?',
  'It depends on the size of your team.',
])('accepts “%s”', (sentence) => {
  expect(find(sentence)).toEqual([]);
});

test.each([
  ['We cut false alarms by 85 %.', ['85 %']],
  ['We got paged 40 times a day.', ['40 times a day']],
  ['It is used by 200 teams.', ['200 teams']],
  ['We moved from Zabbix.', ['Zabbix']],
  ['We moved from Nagios in May.', ['in May']],
  ['It is cheaper than anything else.', ['cheaper than']],
  ['Our customers love it.', ['customers love']],
  ['Our costs were halved.', ['halved']],
  ['I ran an agency before.', ['I ran an agency before.']],
])('flags %j in “%s”', (sentence, quotes) => {
  expect(find(sentence)).toEqual(expect.arrayContaining(quotes));
});

test('accepts a whole sentence of the author, but not a misleading part of one', () => {
  const topic = 'How do agencies get paid on time? We asked 50 of them. It cost 20 a week';
  const findIn = createInventionFinder({ own: [topic], other: [] });
  for (const said of ['We asked 50 of them.', 'It cost 20 a week.']) expect(findIn(said)).toEqual([]);
  expect(findIn('We asked 50.')).not.toEqual([]);
  expect(createInventionFinder({ own: [], other: [topic] })('We asked 50 of them.')).not.toEqual([]);
});
