import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

const POLICY = [
  "default-src 'self'",
  // Inline styles are allowed, because Radix and the toasts insert style elements. Scripts stay strict.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Headers of every response. `form-action` names the OpenID provider, because browsers check redirects too. */
export function listSecurityHeaders(config: Config, webRoot: string): Record<string, string> {
  const formTargets = ["'self'", config.oidc && new URL(config.oidc.issuer).origin].filter(Boolean).join(' ');
  return {
    'content-security-policy': [
      ...POLICY,
      ["script-src 'self'", ...inlineScripts(webRoot)].join(' '),
      `form-action ${formTargets}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // The default; cacheable responses override it.
    'cache-control': 'no-store',
    ...(config.https && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export function securityHeaders({ http, base: { config } }: App, webRoot: string): void {
  const headers = listSecurityHeaders(config, webRoot);
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The hashes of the built page's inline scripts; no others are allowed. */
function inlineScripts(webRoot: string): string[] {
  const page = join(webRoot, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
