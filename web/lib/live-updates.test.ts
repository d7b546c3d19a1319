import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLiveUpdates } from './live-updates.ts';

/** happy-dom has no EventSource. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  say(topic: string, version?: number) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic, version }) }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const follower = {
  onTopic: vi.fn<() => void>(),
  onConnect: vi.fn<() => void>(),
  onRefused: vi.fn<() => void>(),
};
const last = () => {
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error('No EventSource was opened.');
  return source;
};
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened.length = 0;
  for (const mock of Object.values(follower)) mock.mockReset();
  stop = followLiveUpdates(follower);
});

afterEach(() => stop());

test('reports known topics with their versions and ignores unknown ones', () => {
  last().say('user');
  last().say('posts', 7);
  last().say('something new');
  expect(follower.onTopic.mock.calls).toEqual([
    ['user', undefined],
    ['posts', 7],
  ]);
});

test('reports every connection, including the first, because data read earlier may be stale', () => {
  expect(follower.onConnect).not.toHaveBeenCalled();
  last().dispatchEvent(new Event('open'));
  expect(follower.onConnect).toHaveBeenCalledOnce();
  last().fail(0);
  last().dispatchEvent(new Event('open'));
  expect(follower.onConnect).toHaveBeenCalledTimes(2);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('reports a refusal, and retries after growing delays', () => {
  last().fail(FakeEventSource.CLOSED);
  expect(follower.onRefused).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  last().fail(FakeEventSource.CLOSED);
  vi.advanceTimersByTime(1_999);
  expect(FakeEventSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeEventSource.opened).toHaveLength(3);
});

test('does not reconnect after it is stopped', () => {
  last().fail(FakeEventSource.CLOSED);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('disconnects a hidden page and reconnects it when it is visible again', () => {
  const see = (isSeen: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see(false);
  expect(last().readyState).toBe(FakeEventSource.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  see(true);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(last().readyState).not.toBe(FakeEventSource.CLOSED);
  stop();
  see(true);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('reconnects at once when the network returns', () => {
  last().fail(0);
  const before = FakeEventSource.opened.length;
  globalThis.dispatchEvent(new Event('online'));
  expect(FakeEventSource.opened).toHaveLength(before + 1);
  stop();
  globalThis.dispatchEvent(new Event('online'));
  expect(FakeEventSource.opened).toHaveLength(before + 1);
});
