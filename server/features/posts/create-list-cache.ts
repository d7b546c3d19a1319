export type SentList = {
  readonly version: number;
  readonly etag: string;
  readonly body: Buffer;
  /** The compressed body, created when the list is requested a second time. */
  gzipped?: Buffer;
};

/** An LRU cache of serialized lists, one per workspace. */
export function createListCache(maxBytes: number) {
  const lists = new Map<string, SentList>();
  let bytes = 0;

  function drop(workspaceId: string): void {
    bytes -= lists.get(workspaceId)?.body.length ?? 0;
    lists.delete(workspaceId);
  }

  return {
    get(workspaceId: string, version: number): SentList | undefined {
      const list = lists.get(workspaceId);
      if (list?.version !== version) return undefined;
      lists.delete(workspaceId);
      lists.set(workspaceId, list);
      return list;
    },
    set(workspaceId: string, list: SentList): void {
      drop(workspaceId);
      if (list.body.length > maxBytes) return;
      lists.set(workspaceId, list);
      bytes += list.body.length;
      for (const leastRecent of lists.keys()) {
        if (bytes <= maxBytes) return;
        drop(leastRecent);
      }
    },
  };
}
