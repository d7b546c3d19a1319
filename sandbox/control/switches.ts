import type { Community, Rule } from '../world/community.ts';

/** The kinds of faults. Each affected call uses up one occurrence. */
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
  /** The title of the post that triggers it; null for any call. */
  readonly title: string | null;
  readonly times: number;
  readonly ms: number;
  readonly seconds: number;
  readonly status: number;
  /** When the fault expires even if unused; null for never. */
  readonly until: number | null;
};

export type Settings = {
  strict: boolean;
  callsPerMinute: number;
  /** The spelling of the rate-limit header: the platform has sent both `599.0` and `992`. */
  headerFormat: 'float' | 'integer';
  rateHeaders: boolean;
  tokenLifetimeSeconds: number;
  rotateRefreshTokens: boolean;
  /** The answer to an invalid or used code: 400 as of 2023, or 200 with `invalid_grant` as before. */
  badCodeAnswer: 'bad-request' | 'invalid-grant';
  /** The answer to violated requirements: 200 with `json.errors`, or 400 with `explanation`. */
  validationAnswer: 'json-errors' | 'explanation';
  /** The answer to an expired access token. */
  unauthorizedAnswer: 'json' | 'html';
  listingLagSeconds: number;
};

export type Switches = {
  readonly settings: Settings;
  set(change: Partial<Settings>): void;
  addFault(fault: Fault): void;
  /** Uses up one occurrence of the fault set for this call, if any. */
  takeFault(call: { endpoint: string; title: string | null }, now: number): Fault | null;
  faults(): readonly Fault[];
  /** Replaces the community's rules from now on. */
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
