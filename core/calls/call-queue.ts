/** The purposes of calls, most urgent first. */
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

/** Read requests that a user is waiting for. */
const READS: ReadonlySet<Purpose> = new Set(['reply', 'community', 'search']);
export const isReadPurpose = (purpose: Purpose): boolean => READS.has(purpose);

export type Call = {
  purpose: Purpose;
  workspaceId: string;
  /** A purpose whose calls alternate with other workspaces' background scans. */
  isYielding?: boolean;
  /** When the call gives up and leaves the queue, on the monotonic clock. */
  leaveAt?: number;
};
/** True if a user is waiting for the result; never true for publishing. */
export const isAwaited = ({ purpose, leaveAt }: Call): boolean =>
  isReadPurpose(purpose) || (purpose === 'account' && leaveAt !== undefined);
const laneOf = ({ purpose, isYielding }: Call): Purpose => (isYielding ? 'scan' : purpose);
const rankOf = ({ purpose }: Call): number => PURPOSES.indexOf(purpose);

/** Lists this purpose and all more urgent ones. */
export const listPurposesUpTo = (purpose: Purpose): readonly Purpose[] =>
  PURPOSES.slice(0, PURPOSES.indexOf(purpose) + 1);

/** Background scans are spread evenly to leave room for urgent calls. */
export const isPaced = (purpose: Purpose): boolean => purpose === 'scan';

/**
 * Calls waiting for the installation's budget. The most urgent purpose goes first. Within it, workspaces take turns, so that
 * none waits behind another's backlog.
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

  /**
   * Removes a call from any position, and moves its workspace to the end of the queue for that purpose. False if it was already
   * gone.
   */
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

  /** True for background scans, and for less urgent reads while another workspace waits. */
  isPaced({ purpose, workspaceId, isYielding }: T): boolean {
    if (!isYielding) return isPaced(purpose);
    return this.all().some((each) => each.workspaceId !== workspaceId);
  }

  all(): T[] {
    return [...this.#lanes.values()].flatMap((lane) => [...lane.values()].flat());
  }

  /** The approximate number of calls ahead of this one. */
  ahead(call: T): number {
    const lane = laneOf(call);
    let count = 0;
    for (const each of PURPOSES.slice(0, PURPOSES.indexOf(lane)))
      for (const waiting of this.#lane(each).values()) count += waiting.length;
    const own = this.#lane(lane).get(call.workspaceId)?.indexOf(call) ?? 0;
    for (const waiting of this.#lane(lane).values()) count += Math.min(waiting.length, own + 1);
    return count - 1;
  }

  /** The number of a workspace's queued calls whose result a user waits for. */
  countAwaited(workspaceId: string): number {
    return this.all().filter((call) => call.workspaceId === workspaceId && isAwaited(call)).length;
  }

  #lane(purpose: Purpose): Map<string, T[]> {
    const lane = this.#lanes.get(purpose);
    if (!lane) throw new Error(`There is no lane for ${purpose}`);
    return lane;
  }
}
