import type { Clock } from '#server/adapters/clock.ts';
import type { RawAnswer } from '#server/adapters/platform/raw-answer.ts';
import type { Transport } from '#server/adapters/platform/transport.ts';

const ANSWERS_AFTER_MS = 200;

type Heard = {
  onPost: (at: number) => void;
  /** A check on published posts. */
  onLook: () => void;
};

/** A platform that accepts every post and has neither rules nor requirements. */
export function createAcceptingSite(clock: Clock, { onPost, onLook }: Heard): Transport {
  let count = 0;
  return async ({ url }) => {
    await new Promise<void>((resolve) => clock.after(ANSWERS_AFTER_MS, resolve));
    const { pathname } = new URL(url);
    if (pathname.endsWith('/about/rules')) return answer(clock, { rules: [] });
    if (pathname === '/api/info') onLook();
    if (pathname !== '/api/submit') return answer(clock, {});
    onPost(clock.now());
    const id = `p${(count += 1)}`;
    return answer(clock, {
      json: { errors: [], data: { id, name: `t3_${id}`, url: `/r/selfhosted/${id}` } },
    });
  };
}

const answer = (clock: Clock, body: object): RawAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', date: new Date(clock.now()).toUTCString() },
  text: JSON.stringify(body),
});
