import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { securityHeaders } from './security-headers.ts';

async function headersWith(env: Record<string, string>, page?: string) {
  const webRoot = mkdtempSync(join(tmpdir(), 'threadwell-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true, force: true }));
  if (page !== undefined) writeFileSync(join(webRoot, 'index.html'), page);
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const http = fastify();
  securityHeaders({ http, base: { ...app.base, config: readConfig(env) }, endpoints: [] }, webRoot);
  http.get('/', async () => 'hello');
  const { headers } = await http.inject('/');
  return { headers, policy: String(headers['content-security-policy']).split('; ') };
}

test('every response forbids framing, content sniffing and foreign scripts', async () => {
  const { headers, policy } = await headersWith({});
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
});

test('sends HSTS only over HTTPS', async () => {
  expect((await headersWith({})).headers).not.toHaveProperty('strict-transport-security');
  const { headers } = await headersWith({ PUBLIC_URL: 'https://tw.example' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('allows forms to redirect to the OpenID provider, because browsers check redirects too', async () => {
  const oidc = { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' };
  const { policy } = await headersWith(oidc);
  expect(policy).toContain("form-action 'self' https://id.example");
});

test('allows exactly the inline scripts of the built page, by their hashes', async () => {
  const script = 'document.title = "x";\n';
  const page = `<script>${script}</script><script type="module" src="/a.js"></script>`;
  const { policy } = await headersWith({}, page);
  const digest = hash('sha256', script, 'base64');
  expect(policy.find((rule) => rule.startsWith('script-src'))).toBe(`script-src 'self' 'sha256-${digest}'`);
  expect(policy.join()).not.toContain("script-src 'self' 'unsafe-inline'");
});
