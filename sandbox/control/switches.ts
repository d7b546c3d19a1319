/** What can be changed while the sandbox runs. Faults are used up; settings stay until they are changed or it stops. */
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
] as const;

export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  /** Name of an endpoint, or `*` for any. */
  readonly endpoint: string;
  readonly kind: FaultKind;
  readonly times: number;
  readonly ms: number;
  readonly seconds: number;
  readonly status: number;
};

export type Settings = {
  strict: boolean;
  callsPerMinute: number;
  /** `599.0` or `992`: both were seen. */
  headerFormat: 'float' | 'integer';
  rateHeaders: boolean;
  tokenLifetimeSeconds: number;
  rotateRefreshTokens: boolean;
  /** How a bad or used code is answered: 400 as of 2023, or 200 with `invalid_grant` as before. */
  badCodeAnswer: 'bad-request' | 'invalid-grant';
  /** Validation errors of a community as `json.errors` with 200, or as a 400 with `explanation`. */
  validationAnswer: 'json-errors' | 'explanation';
  /** What an expired token gets: JSON or a page. */
  unauthorizedAnswer: 'json' | 'html';
  listingLagSeconds: number;
};

export type Switches = {
  readonly settings: Settings;
  set(change: Partial<Settings>): void;
  addFault(fault: Fault): void;
  /** The fault that hits this call, if one is set; it is used up by asking. */
  takeFault(endpoint: string): Fault | null;
  faults(): readonly Fault[];
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
  return {
    settings,
    set: (change) => void Object.assign(settings, change),
    addFault: (fault) => void faults.push(fault),
    takeFault: (endpoint) => {
      const found = faults.find((fault) => fault.endpoint === endpoint || fault.endpoint === '*');
      if (!found) return null;
      faults = faults.flatMap((fault) => {
        if (fault !== found) return [fault];
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      });
      return found;
    },
    faults: () => faults,
    reset: () => {
      faults = [];
      Object.assign(settings, DEFAULTS, given);
    },
  };
}
