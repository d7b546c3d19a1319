const PREFIX = 'threadwell:text:';

/** The texts that tabs have open, as Web Locks. Browsers offer them on HTTPS and localhost only; else no text counts as open. */
export const openTexts = {
  /** Returns a function that releases it. A closed tab releases its texts too. */
  hold(id: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks?.request(PREFIX + id, () => promise);
    return resolve;
  },
  /** Resolves once no tab has it open; rejects on abort. */
  async whenClosed(id: string, signal: AbortSignal): Promise<void> {
    await navigator.locks?.request(PREFIX + id, { signal }, () => undefined);
  },
  async list(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return new Set(
      held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
    );
  },
};
