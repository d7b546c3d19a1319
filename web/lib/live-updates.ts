import { TOPICS, type Topic } from '#contract/events.ts';

const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

type Follower = {
  /** `version`: the version of the changed list, if it has one. */
  onTopic: (topic: Topic, version?: number) => void;
  /** Called when data read earlier may have changed without an event. */
  onConnect: () => void;
  /** Called when the server refused the connection, most likely because the session ended. */
  onRefused: () => void;
};

const isTopic = (value: unknown): value is Topic => TOPICS.some((topic) => topic === value);

/**
 * Listens to server events until the returned function is called, but only while the page is visible. A browser allows six
 * connections per server across all tabs; hidden tabs would use them up.
 */
export function followLiveUpdates({ onTopic, onConnect, onRefused }: Follower): () => void {
  let source: EventSource | undefined;
  let retryMs = RETRY_MIN_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    const opened = new EventSource('/api/events');
    source = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { topic, version } = JSON.parse(data) as { topic: unknown; version?: number };
      if (isTopic(topic)) onTopic(topic, version);
    });
    opened.addEventListener('open', () => {
      onConnect();
      retryMs = RETRY_MIN_MS;
    });
    opened.addEventListener('error', () => {
      // The browser reconnects by itself after a dropped connection, but not after a refusal.
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      retryTimer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    });
  };

  const leave = () => {
    clearTimeout(retryTimer);
    source?.close();
  };
  const follow = () => {
    leave();
    if (!document.hidden) connect();
  };

  follow();
  document.addEventListener('visibilitychange', follow);
  // Don't wait for the browser's own retry once the network is back.
  globalThis.addEventListener('online', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    globalThis.removeEventListener('online', follow);
    leave();
  };
}
