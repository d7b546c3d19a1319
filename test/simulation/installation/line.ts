import type { RawAnswer } from '#server/adapters/platform/raw-answer.ts';
import type { NoAnswer, PlatformRequest, Transport } from '#server/adapters/platform/transport.ts';
import type { Chance } from '../chance.ts';
import type { VirtualTime } from '../virtual-time.ts';
import type { Machine } from './machine.ts';
import { type Plan, pick } from './plan.ts';
import type { Site, Written } from './site.ts';
import type { SiteAnswers } from './site-answers.ts';

const SECOND_MS = 1_000;
const LATEST_S = 270;
const GIVES_UP_MS = 30 * SECOND_MS;

type Answer = RawAnswer | NoAnswer;
/** Called for every write that reaches the site in time. */
export type Watcher = {
  onWrite: (written: Written) => void;
  onCall: (machine: string, what: string, end: string) => void;
};

/** The connection to the site: loses and delays requests and answers, and lets the site fail. */
export class Line {
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  readonly #plan: Plan;
  readonly #site: Site;
  readonly #answers: SiteAnswers;
  readonly #watcher: Watcher;

  constructor(ports: {
    time: VirtualTime;
    chance: Chance;
    plan: Plan;
    site: Site;
    answers: SiteAnswers;
    watcher: Watcher;
  }) {
    this.#time = ports.time;
    this.#chance = ports.chance;
    this.#plan = ports.plan;
    this.#site = ports.site;
    this.#answers = ports.answers;
    this.#watcher = ports.watcher;
  }

  transportOf(machine: Machine): Transport {
    return async (request) => {
      await machine.wait(this.#chance.between(20, 300));
      const answer = this.#meet(request);
      const end = 'status' in answer ? String(answer.status) : answer.sent ? 'lost' : 'not sent';
      this.#watcher.onCall(machine.name, `${request.method} ${new URL(request.url).pathname}`, end);
      const isLost = 'sent' in answer && answer.sent;
      await machine.wait(isLost ? GIVES_UP_MS : this.#chance.between(20, 600));
      return answer;
    };
  }

  #meet(request: PlatformRequest): Answer {
    const fails = this.#chance.percent(this.#plan.faults);
    const member = this.#answers.memberOf(request);
    const written = member === null ? null : this.#answers.readWrite(request, member);
    if (written) {
      this.#watcher.onWrite(written);
      return fails ? this.#failWrite(written) : this.#answers.taken(this.#site.add(written), true);
    }
    const { pathname } = new URL(request.url);
    // Listings take several calls and so fail less often; grants rarely fail, or most simulations would soon have no accounts.
    if (fails && this.#chance.percent(pathname.startsWith('/user/') ? 25 : 10)) return this.#failRead();
    if (pathname === '/api/del') this.#remove(new URLSearchParams(request.body).get('id') ?? '', member);
    return this.#answers.answer(request, () => fails && this.#chance.percent(3));
  }

  #remove(name: string, member: string | null): void {
    const thing = this.#site.things.find((each) => each.name === name && each.author === member);
    if (thing) thing.removed = true;
  }

  #failRead(): Answer {
    return pick<() => Answer>(this.#chance, [
      () => ({ sent: true, detail: 'no answer' }),
      () => ({ sent: false, detail: 'no connection' }),
      () => this.#answers.json({ message: 'oops', error: 500 }, 500),
      () => ({ status: 503, headers: { 'content-type': 'text/html' }, text: '<html>busy</html>' }),
      () => this.#answers.json({ message: 'Too Many Requests', error: 429 }, 429, { 'retry-after': '3' }),
    ])();
  }

  /** Most failures leave the outcome unknown; some are definite refusals. */
  #failWrite(written: Written): Answer {
    const chance = this.#chance;
    const lost = { sent: true, detail: 'no answer' };
    const late = () => {
      const ms = chance.between(1, LATEST_S) * SECOND_MS;
      const sentAt = this.#time.now();
      this.#time.callAfter(ms, () => void this.#site.add(written, { sentAt }));
    };
    const after = (effect: () => unknown, answer: Answer) => () => {
      effect();
      return answer;
    };
    const json = (status: number) => this.#answers.json({ message: 'x', error: status }, status);
    const html = { status: 403, headers: { 'content-type': 'text/html' }, text: '<html>blocked</html>' };
    return pick<() => Answer>(chance, [
      after(() => this.#site.add(written), lost),
      after(() => this.#site.add(written), lost),
      after(() => this.#site.add(written), json(500)),
      after(late, lost),
      after(late, json(503)),
      () => lost,
      () => json(500),
      () => this.#answers.taken(this.#site.add(written, { isHidden: chance.percent(40) }), false),
      () => ({ sent: false, detail: 'no connection' }),
      () => this.#answers.formError('RATELIMIT', `Take a break for ${chance.between(5, 90)} seconds.`),
      () => this.#answers.formError('TOO_LONG', 'This is too long.'),
      () => json(401),
      () => (chance.percent(50) ? json(403) : html),
    ])();
  }
}
