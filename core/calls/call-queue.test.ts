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
  ['calls of one workspace keep their order', ['scan ada 1', 'scan ada 2'], ['scan ada 1', 'scan ada 2']],
  [
    'the most urgent purpose goes first, whoever came first',
    ['scan ada', 'reply ada', 'account ada', 'check ada', 'publish ada'],
    ['publish ada', 'check ada', 'account ada', 'reply ada', 'scan ada'],
  ],
  [
    'within a purpose workspaces take turns',
    ['scan ada 1', 'scan ada 2', 'scan ada 3', 'scan ben 1', 'scan ben 2'],
    ['scan ada 1', 'scan ben 1', 'scan ada 2', 'scan ben 2', 'scan ada 3'],
  ],
  [
    'turns are taken for each purpose by itself',
    ['publish ada 1', 'publish ben 1', 'check ada 1', 'publish ada 2', 'check ben 1'],
    ['publish ada 1', 'publish ben 1', 'publish ada 2', 'check ada 1', 'check ben 1'],
  ],
  ['an empty queue has nothing to show', [], []],
])('%s', (_sentence, added, order) => {
  expect(drain(queueOf(added))).toEqual(order);
});

test('a yielding read takes turns with scans of other workspaces and goes before its own', () => {
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

test('peek leaves the call in the queue', () => {
  const queue = queueOf(['publish ada']);
  expect(queue.peek()).toBe(queue.peek());
});

test('removing a call that is not in the queue changes nothing', () => {
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
])('calls to %s keep an even pace: %s', (purpose, paced) => {
  expect(isPaced(purpose)).toBe(paced);
});

test('paces yielding reads only while another workspace waits', () => {
  const read = { purpose: 'reply', workspaceId: 'ada', isYielding: true, name: 'reply' } as const;
  expect(queueOf(['scan ada']).isPaced(read)).toBe(false);
  expect(queueOf(['scan ben']).isPaced(read)).toBe(true);
});
