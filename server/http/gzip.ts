import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(gzip);

export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Compresses off the main thread, at a fast level because a user waits. */
export const toGzip = (content: string | Buffer): Promise<Buffer> =>
  compress(content, { level: constants.Z_BEST_SPEED });
