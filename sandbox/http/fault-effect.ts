import type { Fault } from '../control/switches.ts';
import { blockedPage, brokenPage, tooManyPage } from '../protocol/edge-pages.ts';
import { rateLimited, statusError } from '../protocol/envelopes.ts';
import { type Answer, html, redirect } from './answer.ts';

/** What a fault does to a call: whether the handler runs, and what the caller gets. */
export type FaultEffect = {
  readonly runs: boolean;
  readonly delayMs: number;
  /** `cut` closes the connection without an answer, `half` sends half of it. Null lets the handler's answer through. */
  readonly shown: Answer | 'cut' | 'half' | null;
};

const INTERSTITIAL = '<!doctype html><title>One moment</title><h1>One moment</h1>';

const serverError = (fault: Fault): Answer =>
  fault.status === 500 ? statusError(500) : brokenPage(fault.status);

const EFFECTS: Readonly<Record<Fault['kind'], (fault: Fault) => Omit<FaultEffect, 'delayMs'>>> = {
  'too-many-requests': (fault) => ({ runs: false, shown: tooManyPage(fault.seconds) }),
  'error-before': (fault) => ({ runs: false, shown: serverError(fault) }),
  'error-after': (fault) => ({ runs: true, shown: serverError(fault) }),
  'lost-request': () => ({ runs: false, shown: 'cut' }),
  'lost-answer': () => ({ runs: true, shown: 'cut' }),
  'html-page': () => ({ runs: false, shown: html(INTERSTITIAL) }),
  'html-page-after': () => ({ runs: true, shown: html(INTERSTITIAL) }),
  slow: () => ({ runs: true, shown: null }),
  ratelimit: (fault) => ({ runs: false, shown: rateLimited(fault.seconds) }),
  unauthorized: () => ({
    runs: false,
    shown: statusError(401, { 'www-authenticate': 'Bearer realm="reddit", error="invalid_token"' }),
  }),
  forbidden: () => ({ runs: false, shown: blockedPage() }),
  'cut-short': () => ({ runs: true, shown: 'half' }),
  'sent-elsewhere': () => ({ runs: false, shown: redirect('https://elsewhere.example/') }),
};

export function findFaultEffect(fault: Fault | null): FaultEffect {
  return fault
    ? { ...EFFECTS[fault.kind](fault), delayMs: fault.ms }
    : { runs: true, delayMs: 0, shown: null };
}
