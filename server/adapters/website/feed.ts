/** The cache validators of the feed's last reading. */
export type Validators = { etag: string | null; lastModified: string | null };
export type FeedRequest = Validators & { address: string; userAgent: string };

export type FeedOutcome =
  | (Validators & { kind: 'ok'; text: string })
  | { kind: 'unchanged' }
  /** The platform asked us to wait; null if it did not say how long. */
  | { kind: 'limited'; waitMs: number | null }
  | { kind: 'refused' | 'missing' | 'elsewhere' | 'notFeed' | 'tooLarge' | 'silent' | 'failing' };

/** Requests a feed once, without redirects and retries. Never throws, and its result never contains the address. */
export type ReadFeed = (request: FeedRequest) => Promise<FeedOutcome>;
