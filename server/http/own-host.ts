import { isLoopback } from '../config.ts';
import { AppError } from '../app-error.ts';
import type { App } from './app-type.ts';
import { HEALTH } from './health.ts';

/**
 * A foreign name that leads to this machine is how a page on another site would read from it. Names of this machine
 * are no danger: nobody else can own them.
 */
export function checkHost({ http, base: { config } }: App): void {
  const own = new URL(config.publicUrl);
  http.addHook('onRequest', async ({ url, hostname }) => {
    if (HEALTH.has(url) || hostname === own.hostname || isLoopback(hostname)) return;
    throw new AppError(
      'MISDIRECTED',
      `This Threadwell is at ${own.origin}. Open it there, or set PUBLIC_URL to the address that you use.`,
    );
  });
}
