import { postsPerSecond } from './activity.ts';
import { formGroups } from './form-groups.ts';
import {
  type GroupReading,
  hasShownPosts,
  INITIAL_POLL_STATE,
  markTroubled,
  type PollState,
  updateMember,
} from './poll-state.ts';
import { shareCalls } from './share-calls.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST_DELAY_MS = 5_000;
const LAST_DELAY_MS = 5 * 60_000;
/** How many due groups are read between two trial calls. */
const USUAL_FOR_TRIAL = 3;

export type WatchedCommunity = { readonly key: string; readonly name: string; readonly watchers: number };
type Member = WatchedCommunity & { readonly rate: number; readonly weight: number };

/** The communities that one call reads. */
export type Group = { readonly names: readonly string[] };
type PlannedGroup = Group & {
  readonly members: readonly Member[];
  readonly intervalMs: number;
  /** A trial call finds out which members are readable, so it must not delay other groups. */
  readonly isTrial: boolean;
  dueAt: number;
  isBusy: boolean;
  failures: number;
};

export type SeenPost = { readonly community: string; readonly createdAt: number; readonly isNew: boolean };
type Parts = { readonly formGroups: typeof formGroups; readonly shareCalls: typeof shareCalls };
type Given = {
  readonly watched: readonly WatchedCommunity[];
  readonly states: ReadonlyMap<string, PollState>;
  readonly callsPerMinute: number;
  readonly now: number;
};

/** Decides which group of communities to read next, and tracks each community's state. */
export class ScanPlan {
  readonly #states = new Map<string, PollState>();
  readonly #changed = new Set<string>();
  #groups: PlannedGroup[] = [];
  #readSinceTrial = 0;

  constructor({ watched, states, callsPerMinute, now }: Given, parts: Parts = { formGroups, shareCalls }) {
    for (const { key } of watched) this.#states.set(key, states.get(key) ?? INITIAL_POLL_STATE);
    const members = watched.map((community): Member => {
      const rate = postsPerSecond(this.#stateOf(community.key).activity);
      return { ...community, rate, weight: rate * community.watchers };
    });
    const troubleOf = ({ key }: Member) => this.#stateOf(key).trouble;
    const isDue = ({ key }: Member) => this.#stateOf(key).retryAt <= now;
    const healthy = parts.formGroups(members.filter((member) => troubleOf(member) === null));
    const intervals = parts.shareCalls(healthy.map(demandOf), callsPerMinute);
    for (const [no, group] of healthy.entries()) {
      const intervalMs = intervals[no] ?? LAST_DELAY_MS;
      this.#groups.push({ ...planGroup(group, intervalMs), dueAt: this.#dueAt(group, intervalMs) ?? now });
    }
    const silent = members.filter((member) => troubleOf(member) === 'silent' && isDue(member));
    for (const group of parts.formGroups(silent)) this.#try(group, Infinity, now);
    // Tries each closed community alone, so that it blocks no other if it is still closed.
    for (const member of members)
      if (troubleOf(member) === 'closed' && isDue(member)) this.#try([member], Infinity, now);
  }

  /** The first due group that is not being read. Few of the calls retry a community that failed before. */
  next(now: number): (Group & { readonly dueAt: number }) | null {
    const [usual, trial] = [this.#firstOf(false), this.#firstOf(true)];
    if (!usual || !trial) return usual ?? trial;
    const first = usual.dueAt <= trial.dueAt ? usual : trial;
    if (usual.dueAt > now || trial.dueAt > now) return first;
    return this.#readSinceTrial >= USUAL_FOR_TRIAL ? trial : usual;
  }

  begin(group: Group, now: number): void {
    const planned = this.#find(group);
    this.#readSinceTrial = planned.isTrial ? 0 : this.#readSinceTrial + 1;
    planned.isBusy = true;
    planned.dueAt = now + planned.intervalMs;
  }

  /** How far back a reading must reach: to the last reading of every known member. */
  horizonOf(group: Group, siteNow: number): number {
    const known = this.#find(group)
      .members.map(({ key }) => this.#stateOf(key))
      .filter(({ polledAt }) => polledAt !== null);
    const oldest = Math.min(...known.map(({ coveredUntil }) => coveredUntil));
    return Math.max(oldest, siteNow - DAY_MS);
  }

  read(group: Group, reading: GroupReading, posts: readonly SeenPost[]): void {
    const planned = this.#end(group);
    planned.failures = 0;
    const ofCommunity = Map.groupBy(posts, ({ community }) => community.toLowerCase());
    for (const { key } of planned.members)
      this.#set(key, updateMember(this.#stateOf(key), reading, ofCommunity.get(key) ?? []));
  }

  /** If the group showed no posts, communities that never had any are not tested one by one. */
  showedNothing(group: Group, now: number): void {
    const planned = this.#end(group);
    if (planned.members.some(({ key }) => hasShownPosts(this.#stateOf(key))))
      this.#isolate(planned, 'silent', now);
    else for (const { key } of planned.members) this.#setTrouble(planned, key, 'silent', now);
  }

  /** One closed community makes the platform reject the whole group. */
  refused(group: Group, now: number): void {
    this.#isolate(this.#end(group), 'closed', now);
  }

  /** If the platform did not answer, that says nothing about the members. */
  failed(group: Group, now: number): void {
    const planned = this.#end(group);
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** planned.failures, LAST_DELAY_MS);
    planned.dueAt = now + Math.min(delayMs, planned.intervalMs);
    planned.failures += 1;
  }

  /** The states that changed since the last call. */
  takeChanges(): ReadonlyMap<string, PollState> {
    const changes = new Map([...this.#changed].map((key) => [key, this.#stateOf(key)]));
    this.#changed.clear();
    return changes;
  }

  #isolate(group: PlannedGroup, trouble: 'closed' | 'silent', now: number): void {
    const { members } = group;
    const [only] = members;
    if (members.length === 1 && only) {
      this.#setTrouble(group, only.key, trouble, now);
      return;
    }
    this.#groups = this.#groups.filter((each) => each !== group);
    const middle = Math.ceil(members.length / 2);
    for (const half of [members.slice(0, middle), members.slice(middle)])
      this.#try(half, group.intervalMs, now);
  }

  #setTrouble(group: PlannedGroup, key: string, trouble: 'closed' | 'silent', now: number): void {
    this.#groups = this.#groups.filter((each) => each !== group);
    this.#set(key, markTroubled(this.#stateOf(key), trouble, now));
  }

  #try(members: readonly Member[], intervalMs: number, now: number): void {
    this.#groups.push({ ...planGroup(members, intervalMs), isTrial: true, dueAt: now });
  }

  /**
   * The due time from the weighted mean of the members' last readings, in whole ms. Null if a member was never read.
   */
  #dueAt(members: readonly Member[], intervalMs: number): number | null {
    let sum = 0;
    for (const { key, weight } of members) {
      const { polledAt } = this.#stateOf(key);
      if (polledAt === null) return null;
      sum += polledAt * weight;
    }
    return Math.round(sum / demandOf(members).weight) + intervalMs;
  }

  #firstOf(isTrial: boolean): PlannedGroup | null {
    let first: PlannedGroup | null = null;
    for (const group of this.#groups)
      if (group.isTrial === isTrial && !group.isBusy && group.dueAt < (first?.dueAt ?? Infinity))
        first = group;
    return first;
  }

  #end(group: Group): PlannedGroup {
    const planned = this.#find(group);
    planned.isBusy = false;
    return planned;
  }

  #find(group: Group): PlannedGroup {
    const found = this.#groups.find((each) => each === group);
    if (!found) throw new Error('This group isn’t planned.');
    return found;
  }

  #stateOf(key: string): PollState {
    return this.#states.get(key) ?? INITIAL_POLL_STATE;
  }

  #set(key: string, state: PollState): void {
    this.#states.set(key, state);
    this.#changed.add(key);
  }
}

const planGroup = (members: readonly Member[], intervalMs: number): PlannedGroup => ({
  names: members.map(({ name }) => name),
  members,
  intervalMs,
  isTrial: false,
  dueAt: 0,
  isBusy: false,
  failures: 0,
});

function demandOf(members: readonly Member[]) {
  let [rate, weight] = [0, 0];
  for (const member of members) {
    rate += member.rate;
    weight += member.weight;
  }
  return { rate, weight };
}
