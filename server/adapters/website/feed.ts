/** What was heard of the feed when it was read last, so that an unchanged one costs nothing. */
export type Validators = { etag: string | null; lastModified: string | null };
export type FeedRequest = Validators & { address: string; userAgent: string };

export type FeedOutcome =
  | (Validators & { kind: 'ok'; text: string })
  | { kind: 'unchanged' }
  /** The platform asked us to wait; null if it did not say how long. */
  | { kind: 'limited'; waitMs: number | null }
  | { kind: 'refused' | 'missing' | 'elsewhere' | 'notFeed' | 'tooLarge' | 'silent' | 'failing' };

/** Asks for a feed once: no redirect is followed, and nothing is tried again. Never throws, and never tells the address. */
export type ReadFeed = (request: FeedRequest) => Promise<FeedOutcome>;
