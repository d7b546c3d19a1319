import type { Community, Rule } from '../world/community.ts';

/** The kinds of faults. A fault is used up by the calls it hits. */
export const FAULTS = [
  'too-many-requests',
  'error-before',
  'error-after',
  'lost-request',
  'lost-answer',
  'html-page',
  'html-page-after',
  'slow',
  'ratelimit',
  'unauthorized',
  'forbidden',
  'cut-short',
  'sent-elsewhere',
] as const;

export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  /** The name of an endpoint, or `*` for any. */
  readonly endpoint: string;
  readonly kind: FaultKind;
  /** The title of the post that it waits for; null takes any call. */
  readonly title: string | null;
  readonly times: number;
  readonly ms: number;
  readonly seconds: number;
  readonly status: number;
  /** It is over then, hit or not; null lasts. */
  readonly until: number | null;
};

export type Settings = {
  strict: boolean;
  callsPerMinute: number;
  /** `599.0` or `992`: the platform has sent both. */
  headerFormat: 'float' | 'integer';
  rateHeaders: boolean;
  tokenLifetimeSeconds: number;
  rotateRefreshTokens: boolean;
  /** How an invalid or used code is answered: with 400 as of 2023, or with 200 and `invalid_grant` as before. */
  badCodeAnswer: 'bad-request' | 'invalid-grant';
  /** How violated requirements are answered: with 200 and `json.errors`, or with 400 and `explanation`. */
  validationAnswer: 'json-errors' | 'explanation';
  /** How an expired token is answered. */
  unauthorizedAnswer: 'json' | 'html';
  listingLagSeconds: number;
};

export type Switches = {
  readonly settings: Settings;
  set(change: Partial<Settings>): void;
  addFault(fault: Fault): void;
  /** Uses up one occurrence of the fault that is set for this call, if any. */
  takeFault(call: { endpoint: string; title: string | null }, now: number): Fault | null;
  faults(): readonly Fault[];
  /** From now on the community has these rules instead of its own. */
  setRules(community: string, rules: readonly Rule[]): void;
  rulesOf(community: Community): readonly Rule[];
  reset(): void;
};

const DEFAULTS: Settings = {
  strict: false,
  callsPerMinute: 100,
  headerFormat: 'float',
  rateHeaders: true,
  tokenLifetimeSeconds: 86_400,
  rotateRefreshTokens: false,
  badCodeAnswer: 'bad-request',
  validationAnswer: 'json-errors',
  unauthorizedAnswer: 'json',
  listingLagSeconds: 0,
};

export function createSwitches(given: Partial<Settings>): Switches {
  const settings: Settings = { ...DEFAULTS, ...given };
  let faults: Fault[] = [];
  const changedRules = new Map<string, readonly Rule[]>();
  return {
    settings,
    set: (change) => void Object.assign(settings, change),
    addFault: (fault) => void faults.push(fault),
    takeFault: ({ endpoint, title }, now) => {
      faults = faults.filter(({ until }) => until === null || now < until);
      const found = faults.find(
        (fault) =>
          (fault.endpoint === endpoint || fault.endpoint === '*') &&
          (fault.title === null || fault.title === title),
      );
      if (!found) return null;
      faults = faults.flatMap((fault) => {
        if (fault !== found) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return found;
    },
    faults: () => faults,
    setRules: (community, rules) => void changedRules.set(community, rules),
    rulesOf: ({ name, rules }) => changedRules.get(name) ?? rules,
    reset: () => {
      faults = [];
      changedRules.clear();
      Object.assign(settings, DEFAULTS, given);
    },
  };
}
