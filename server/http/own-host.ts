import { isLoopback } from '../config.ts';
import { AppError } from '../app-error.ts';
import type { App } from './app-type.ts';
import { HEALTH_PATHS } from './health.ts';

/**
 * Rejects foreign host names: by pointing one at this machine, another site could read from it (DNS rebinding). Names
 * of this machine itself are safe.
 */
export function checkHost({ http, base: { config } }: App): void {
  const own = new URL(config.publicUrl);
  http.addHook('onRequest', async ({ url, hostname }) => {
    if (HEALTH_PATHS.has(url) || hostname === own.hostname || isLoopback(hostname)) return;
    throw new AppError(
      'MISDIRECTED',
      `This Threadwell is at ${own.origin}. Open it there, or set PUBLIC_URL to the address that you use.`,
    );
  });
}
