import { expect, test } from 'vitest';
import { type Call, CallQueue, isPaced, type Purpose, PURPOSES } from './call-queue.ts';

type NamedCall = Call & { name: string };
/** "publish ada" is a call for publishing by Ada's workspace. */
function queueOf(names: readonly string[]): CallQueue<NamedCall> {
  const queue = new CallQueue<NamedCall>();
  for (const name of names) {
    const [word, workspaceId = ''] = name.split(' ');
    const purpose = PURPOSES.find((each) => each === word);
    if (!purpose) throw new Error(`${word} is no purpose`);
    queue.add({ purpose, workspaceId, name });
  }
  return queue;
}
function drain(queue: CallQueue<NamedCall>): string[] {
  const order: string[] = [];
  for (let next = queue.peek(); next; next = queue.peek()) {
    order.push(next.name);
    queue.remove(next);
  }
  return order;
}

test.each([
  ['keeps the order of calls from one workspace', ['scan ada 1', 'scan ada 2'], ['scan ada 1', 'scan ada 2']],
  [
    'sends the most urgent purpose first, regardless of order',
    ['scan ada', 'reply ada', 'account ada', 'check ada', 'publish ada'],
    ['publish ada', 'check ada', 'account ada', 'reply ada', 'scan ada'],
  ],
  [
    'alternates between workspaces within a purpose',
    ['scan ada 1', 'scan ada 2', 'scan ada 3', 'scan ben 1', 'scan ben 2'],
    ['scan ada 1', 'scan ben 1', 'scan ada 2', 'scan ben 2', 'scan ada 3'],
  ],
  [
    'alternates for each purpose separately',
    ['publish ada 1', 'publish ben 1', 'check ada 1', 'publish ada 2', 'check ben 1'],
    ['publish ada 1', 'publish ben 1', 'publish ada 2', 'check ada 1', 'check ben 1'],
  ],
  ['returns nothing from an empty queue', [], []],
])('the call queue %s', (_sentence, added, order) => {
  expect(drain(queueOf(added))).toEqual(order);
});

test('alternates a workspace’s less urgent read with other workspaces’ scans, ahead of its own scans', () => {
  const queue = queueOf(['scan ada 1', 'scan ben 1', 'scan ben 2']);
  for (const name of ['reply ada 1', 'reply ada 2'])
    queue.add({ purpose: 'reply', workspaceId: 'ada', isYielding: true, name });
  queue.add({ purpose: 'search', workspaceId: 'cleo', name: 'search cleo' });
  expect(drain(queue)).toEqual([
    'search cleo',
    'reply ada 1',
    'scan ben 1',
    'reply ada 2',
    'scan ben 2',
    'scan ada 1',
  ]);
});

test('looking at the next call does not remove it', () => {
  const queue = queueOf(['publish ada']);
  expect(queue.peek()).toBe(queue.peek());
});

test('removing a missing call is a no-op', () => {
  const queue = queueOf(['scan ada 1', 'scan ben 1']);
  queue.remove({ purpose: 'scan', workspaceId: 'ada', name: 'a stranger' });
  queue.remove({ purpose: 'scan', workspaceId: 'eve', name: 'a stranger' });
  const first = queue.peek();
  if (first) queue.remove(first);
  if (first) queue.remove(first);
  expect(drain(queue)).toEqual(['scan ben 1']);
});

test.each<[Purpose, boolean]>([
  ['publish', false],
  ['check', false],
  ['account', false],
  ['watch', false],
  ['reply', false],
  ['community', false],
  ['search', false],
  ['scan', true],
])('paces calls to %s evenly: %s', (purpose, paced) => {
  expect(isPaced(purpose)).toBe(paced);
});

test('paces less urgent reads only while another workspace waits', () => {
  const read = { purpose: 'reply', workspaceId: 'ada', isYielding: true, name: 'reply' } as const;
  expect(queueOf(['scan ada']).isPaced(read)).toBe(false);
  expect(queueOf(['scan ben']).isPaced(read)).toBe(true);
});
