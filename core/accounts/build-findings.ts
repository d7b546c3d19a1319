import type { Finding } from '#contract/accounts.ts';
import type { PlatformMode } from '#contract/fields.ts';

const CLOCK_TOLERANCE_MS = 30_000;

export type ConnectionSetup = {
  mode: PlatformMode;
  clientId: string | null;
  userAgent: string | null;
  redirectUri: string;
  /** True for an https address or a local one. */
  redirectIsSafe: boolean;
  scopes: readonly string[];
  accountsLackingScopes: readonly string[];
  approvalRef: string | null;
  approvalNeeded: boolean;
  /** Null if the call was not made or timed out. */
  reached:
    | { answered: true; status: number; platformAt: number | null }
    | { answered: false; detail: string }
    | null;
  now: number;
};

const NOTHING_SET =
  'Set REDDIT_CLIENT_ID, REDDIT_CLIENT_SECRET and REDDIT_USER_AGENT, or SANDBOX=on, and start ' +
  'again. Accounts can be added by hand meanwhile.';

/** Checks everything that a connection to Reddit needs, and gives a remedy for each problem. */
export const buildFindings = (setup: ConnectionSetup): Finding[] => [
  checkClient(setup),
  checkAgent(setup),
  checkRedirect(setup),
  checkScopes(setup),
  checkApproval(setup),
  checkReach(setup),
  checkClock(setup),
];

const ok = (id: Finding['id'], message: string): Finding => ({ id, status: 'ok', message, remedy: null });

function checkClient({ mode, clientId }: ConnectionSetup): Finding {
  if (mode === 'sandbox') return ok('client', 'The sandbox has a client of its own.');
  if (mode === 'api') return ok('client', `The client ${clientId} is set.`);
  return { id: 'client', status: 'problem', message: 'No client is set.', remedy: NOTHING_SET };
}

const checkAgent = ({ userAgent }: ConnectionSetup): Finding =>
  userAgent
    ? ok('agent', `Threadwell calls Reddit as ${userAgent}.`)
    : {
        id: 'agent',
        status: 'problem',
        message: 'No user agent is set.',
        remedy: 'Set REDDIT_USER_AGENT, e.g. web:my-threadwell:1.0 (by /u/your_name).',
      };

function checkRedirect({ redirectUri, redirectIsSafe, mode }: ConnectionSetup): Finding {
  if (!redirectIsSafe)
    return {
      id: 'redirect',
      status: 'attention',
      message: `Reddit sends people back to ${redirectUri}, which isn’t encrypted.`,
      remedy: 'Serve Threadwell over https and set PUBLIC_URL to that address.',
    };
  const same = mode === 'api' ? ' The client’s redirect URI at Reddit has to be exactly this.' : '';
  return ok('redirect', `Reddit returns people to ${redirectUri}.${same}`);
}

function checkScopes({ scopes, accountsLackingScopes }: ConnectionSetup): Finding {
  if (accountsLackingScopes.length === 0)
    return ok('scopes', `We ask for ${scopes.join(', ')}; never for votes or messages.`);
  return {
    id: 'scopes',
    status: 'attention',
    message: `Not everything was allowed for ${accountsLackingScopes.map((name) => `u/${name}`).join(', ')}.`,
    remedy: 'Connect the account again and leave all permissions as they are.',
  };
}

function checkApproval({ approvalNeeded, approvalRef, mode }: ConnectionSetup): Finding {
  if (approvalNeeded && !approvalRef)
    return {
      id: 'approval',
      status: 'problem',
      message: 'There is no reference of an API approval.',
      remedy: 'Ask Reddit for API access, then set REDDIT_APPROVAL_REF to the reference of its answer.',
    };
  if (approvalNeeded) return ok('approval', `Approved by Reddit under ${approvalRef}.`);
  return ok(
    'approval',
    mode === 'none' ? 'Accounts added by hand need no approval.' : 'The sandbox needs no approval.',
  );
}

function checkReach({ reached, mode }: ConnectionSetup): Finding {
  if (mode === 'none') return ok('reach', 'Nothing is called: no client is set.');
  const where = mode === 'sandbox' ? 'The sandbox' : 'Reddit';
  if (!reached)
    return {
      id: 'reach',
      status: 'attention',
      message: `${where} gave no answer in time.`,
      remedy: 'Calls may be waiting for the limit per minute. Check again in a minute.',
    };
  if (!reached.answered)
    return {
      id: 'reach',
      status: 'problem',
      message: `${where} can’t be reached (${reached.detail}).`,
      remedy:
        mode === 'sandbox'
          ? 'See in the log of the server why the sandbox didn’t start; SANDBOX_PORT may be taken.'
          : 'Check the network and the firewall of the machine that Threadwell runs on.',
    };
  if (reached.status === 429 || reached.status >= 500)
    return {
      id: 'reach',
      status: 'attention',
      message: `${where} answers, but with status ${reached.status}.`,
      remedy: 'It is busy or has trouble. Calls are made again by themselves; check again in a minute.',
    };
  return ok('reach', `${where} answers.`);
}

function checkClock({ reached, now }: ConnectionSetup): Finding {
  const platformAt = reached?.answered ? reached.platformAt : null;
  if (platformAt === null) return ok('clock', 'The clock wasn’t checked: the response had no date.');
  const apartMs = Math.abs(platformAt - now);
  if (apartMs <= CLOCK_TOLERANCE_MS) return ok('clock', 'The clocks match.');
  return {
    id: 'clock',
    status: 'attention',
    message: `Our clock and theirs are ${Math.round(apartMs / 1000)} seconds apart.`,
    remedy: 'Set the clock of the machine by a time server, or posts go out at the wrong moment.',
  };
}
