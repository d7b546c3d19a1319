import { expect, test } from 'vitest';
import { readFact } from './read-fact.ts';

test.each([
  ['TidyInbox sorts newsletters into a weekly digest.', 'deed'],
  ['It is an app that sorts newsletters', 'deed'],
  ['tidyinbox’s an app that sorts newsletters', 'deed'],
  ['It reviews your contracts', 'deed'],
  ['It is for people who hate newsletters.', 'audience'],
  ['TidyInbox costs 4 dollars a month.', 'price'],
  ['It is free for one inbox', 'price'],
  ['It costs only $4', 'price'],
  ['It has no mobile app.', 'limit'],
  ['TidyInbox only reads Gmail', 'limit'],
  ['It can’t read attachments', 'limit'],
  ['It does not read attachments', 'limit'],
  ['No mobile app', 'limit'],
  ['We have not built a search yet', 'limit'],
  ['I have built it alone since 2024.', 'more'],
  ['I built TidyInbox alone', 'more'],
  ['Its digest comes on Mondays', 'more'],
  ['It has rules for senders', 'more'],
  ['TidyInbox users love it', 'more'],
  ['TidyInbox digests arrive on Mondays', 'more'],
  ['It is used by 200 teams', 'more'],
  ['TidyInbox', undefined],
  ['We send 40 invoices a month', undefined],
  ['I have no co-founder', undefined],
])('“%s” tells of the product: %s', (statement, tells) => {
  expect(readFact(statement, 'TidyInbox')?.tells).toBe(tells);
});

test.each([
  ['TidyInbox sorts 40 newsletters', 'It sorts 40 newsletters'],
  ['I built TidyInbox in 2024', 'I built it in 2024'],
  ['TidyInbox’s digest comes on Mondays', 'Its digest comes on Mondays'],
  ['It sorts the TidyInbox way', 'It sorts the TidyInbox way'],
])('behind its name, “%s” is said as “%s”', (statement, said) => {
  expect(readFact(statement, 'TidyInbox')?.said).toBe(said);
});
