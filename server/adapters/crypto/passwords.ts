import { scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { RandomBytes } from './random.ts';

/** log2(N), r and p: 32 MiB and three passes. OWASP rates this equal to its first choice. */
const SCRYPT_COST = { logN: 15, r: 8, p: 3 };
/** No protection at all: only for test servers, where sign-up has to be fast. */
const TEST_COST: Cost = { logN: 4, r: 8, p: 1 };
const KEY_BYTES = 32;
const MAX_CONCURRENT = 2;
/** The maximum length of the queue: a hash takes a quarter of a second, so its last call waits some seconds. */
const MAX_WAITING = 20;
const RETRY_AFTER_MS = 5_000;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Verification takes equally long without a stored hash, so that timing does not reveal which addresses exist. */
  verify(password: string, stored: string | null): Promise<boolean>;
};

type Cost = typeof SCRYPT_COST;

export function createPasswords(random: RandomBytes, { cheap }: { cheap: boolean }): Passwords {
  const cost = cheap ? TEST_COST : SCRYPT_COST;
  const queue = limitTo(MAX_CONCURRENT);
  const derive = (password: string, salt: Buffer, { logN, r, p }: Cost) =>
    queue(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const options = { N: 2 ** logN, r, p, maxmem: 2 ** logN * r * 256 };
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  return {
    async hash(password) {
      const salt = random.bytes(16);
      const key = await derive(password, salt, cost);
      return [
        'scrypt',
        cost.logN,
        cost.r,
        cost.p,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$');
    },
    async verify(password, stored) {
      const [, logN, r, p, salt, key] = stored?.split('$') ?? [];
      if (!salt || !key) {
        await derive(password, Buffer.alloc(16), cost);
        return false;
      }
      const found = await derive(password, Buffer.from(salt, 'base64url'), {
        logN: Number(logN),
        r: Number(r),
        p: Number(p),
      });
      return timingSafeEqual(found, Buffer.from(key, 'base64url'));
    },
  };
}

/** Limits concurrency, because each hash takes 32 MiB. Further calls wait in a queue. */
function limitTo(count: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MAX_WAITING)
      throw new AppError(
        'UNAVAILABLE',
        'Too many people are signing in right now. Try again in a few seconds.',
        { retryAfterMs: RETRY_AFTER_MS },
      );
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
