/** What a call is for, the most urgent first. */
export const PURPOSES = [
  'publish',
  'check',
  'account',
  'watch',
  'reply',
  'community',
  'search',
  'scan',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Reads that a person waits for. */
const READS: ReadonlySet<Purpose> = new Set(['reply', 'community', 'search']);
export const isRead = (purpose: Purpose): boolean => READS.has(purpose);

export type Call = {
  purpose: Purpose;
  workspaceId: string;
  /** Takes turns with the background scans of other workspaces. */
  isYielding?: boolean;
  /** Leave the queue then (monotonic), without having spent anything. */
  leaveAt?: number;
};
/** Whether a request waits for the call. What publishing needs is never among them. */
export const isAwaited = ({ purpose, leaveAt }: Call): boolean =>
  isRead(purpose) || (purpose === 'account' && leaveAt !== undefined);
const laneOf = ({ purpose, isYielding }: Call): Purpose => (isYielding ? 'scan' : purpose);
const rankOf = ({ purpose }: Call): number => PURPOSES.indexOf(purpose);

/** Those for which nobody waits longer than for this one, itself among them. */
export const asUrgentAs = (purpose: Purpose): readonly Purpose[] =>
  PURPOSES.slice(0, PURPOSES.indexOf(purpose) + 1);

/** Nobody waits for background scans, so they are spread evenly and leave room for urgent calls. */
export const isPaced = (purpose: Purpose): boolean => purpose === 'scan';

/**
 * Calls that wait for the installation's budget. The most urgent purpose goes first; within it the workspaces take
 * turns, so that no one waits behind another's backlog.
 */
export class CallQueue<T extends Call> {
  readonly #lanes = new Map<Purpose, Map<string, T[]>>(PURPOSES.map((purpose) => [purpose, new Map()]));

  add(call: T): void {
    const lane = this.#lane(laneOf(call));
    const waiting = lane.get(call.workspaceId);
    if (!waiting) {
      lane.set(call.workspaceId, [call]);
      return;
    }
    const behind = waiting.findIndex((each) => rankOf(each) > rankOf(call));
    waiting.splice(behind < 0 ? waiting.length : behind, 0, call);
  }

  peek(): T | undefined {
    for (const purpose of PURPOSES) {
      for (const waiting of this.#lane(purpose).values()) return waiting[0];
    }
    return undefined;
  }

  /** Removes a call, whether or not it is next; its workspace goes to the end of the lane. False if it is gone. */
  remove(call: T): boolean {
    const lane = this.#lane(laneOf(call));
    const waiting = lane.get(call.workspaceId);
    const index = waiting?.indexOf(call) ?? -1;
    if (!waiting || index < 0) return false;
    waiting.splice(index, 1);
    lane.delete(call.workspaceId);
    if (waiting.length > 0) lane.set(call.workspaceId, waiting);
    return true;
  }

  /** Whether to space the call evenly: background scans, and yielding reads while another workspace waits. */
  isPaced({ purpose, workspaceId, isYielding }: T): boolean {
    if (!isYielding) return isPaced(purpose);
    return this.all().some((each) => each.workspaceId !== workspaceId);
  }

  all(): T[] {
    return [...this.#lanes.values()].flatMap((lane) => [...lane.values()].flat());
  }

  /** About how many calls go before this one. */
  ahead(call: T): number {
    const lane = laneOf(call);
    let count = 0;
    for (const each of PURPOSES.slice(0, PURPOSES.indexOf(lane)))
      for (const waiting of this.#lane(each).values()) count += waiting.length;
    const own = this.#lane(lane).get(call.workspaceId)?.indexOf(call) ?? 0;
    for (const waiting of this.#lane(lane).values()) count += Math.min(waiting.length, own + 1);
    return count - 1;
  }

  /** How many calls of a workspace wait that a request waits for. */
  countAwaited(workspaceId: string): number {
    return this.all().filter((call) => call.workspaceId === workspaceId && isAwaited(call)).length;
  }

  #lane(purpose: Purpose): Map<string, T[]> {
    const lane = this.#lanes.get(purpose);
    if (!lane) throw new Error(`There is no lane for ${purpose}`);
    return lane;
  }
}
