import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DETAIL_PAGES, PAGES } from '#contract/pages.ts';
import type { App } from './app-type.ts';
import { renderFirstAnswers } from './render-first-answers.ts';
import { acceptsGzip, toGzip } from './gzip.ts';
import { HEALTH_PATHS } from './health.ts';
import { readBearer } from './keys/admit-key.ts';
import { AppError } from '../app-error.ts';
import { isLoopback } from '../config.ts';
import { answer } from './errors.ts';

const viteManifest = z.record(z.string(), z.object({ css: z.optional(z.array(z.string())) }));
const A_YEAR_S = 31_536_000;

/** Serves the built web app: its files, and its HTML page at each of its addresses. */
export async function webPages(app: App, webRoot: string): Promise<void> {
  const { http } = app;
  toOwnName(app);
  if (existsSync(webRoot)) {
    // One route per file of the root, and a single one for the hundreds of assets.
    await http.register(fastifyStatic, {
      root: webRoot,
      serve: false,
      preCompressed: true,
      setHeaders: (response) => void response.header('cache-control', 'no-cache'),
    });
    for (const { name } of readdirSync(webRoot, { withFileTypes: true }).filter(isServedFile))
      http.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    await http.register(fastifyStatic, {
      root: join(webRoot, 'assets'),
      preCompressed: true,
      index: false,
      prefix: '/assets/',
      dotfiles: 'ignore',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (response) =>
        void response.header('cache-control', `public, max-age=${A_YEAR_S}, immutable`),
    });
    for (const page of [...PAGES, ...DETAIL_PAGES])
      http.get(page, (request, reply) => sendPage(app, webRoot, request, reply));
  }
  http.setNotFoundHandler((request, reply) => notFound(app, webRoot, request, reply));
}

const isServedFile = (file: Dirent) => file.isFile() && !/\.(?:br|gz)$/.test(file.name);

/**
 * Sends one of three builds of the page, each preloading only what it needs. A page with embedded answers is not
 * cached.
 */
async function sendPage(app: App, webRoot: string, request: FastifyRequest, reply: FastifyReply) {
  if (request.actor.kind === 'visitor') return reply.sendFile('visitor.html');
  const path = request.url.split('?')[0] ?? '/';
  const [page, answers] = await Promise.all([
    readFile(join(webRoot, path === '/' ? 'index.html' : 'page.html'), 'utf8'),
    renderFirstAnswers(app, request, path),
  ]);
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  const whole = page.replace('</body>', () => `${answers.text}</body>`);
  if (!acceptsGzip(request)) return reply.send(whole);
  return reply.header('content-encoding', 'gzip').send(await toGzip(whole));
}

async function notFound(app: App, webRoot: string, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/';
  const methods = path.startsWith('/api/') ? methodsAt(app, path) : [];
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '));
    return answer(reply, new AppError('METHOD_NOT_ALLOWED', `This address takes ${methods.join(', ')}.`));
  }
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (wantsPage && !path.startsWith('/api/') && existsSync(join(webRoot, 'index.html'))) {
    return sendPage(app, webRoot, request, reply.status(404));
  }
  return answer(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
}

function methodsAt({ endpoints }: App, path: string): string[] {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return [...new Set(endpoints.filter((endpoint) => matches(endpoint.path)).map(({ method }) => method))];
}

/** Browsers treat localhost and 127.0.0.1 as different sites, so other loopback names redirect to PUBLIC_URL. */
function toOwnName({ http, base: { config } }: App): void {
  const own = new URL(config.publicUrl);
  if (!isLoopback(own.hostname)) return;
  http.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || HEALTH_PATHS.has(request.url) || request.host === own.host) return;
    // A client that follows the redirect would leave its key out.
    if (readBearer(request) !== undefined) return;
    if (isLoopback(request.hostname)) await reply.redirect(`${config.publicUrl}${request.url}`, 307);
  });
}

export function findStylesheet(webRoot: string): string {
  const manifest = join(webRoot, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return '/styles.css';
  const entries = viteManifest.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return `/${entries['index.html']?.css?.[0] ?? 'styles.css'}`;
}
