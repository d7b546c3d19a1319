import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

const DIGEST = /@sha256:[\da-f]{64}$/;
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, what = '']) => what);

/** The lines of a key and everything indented below it. */
const blocksBelow = (key: string, text: string) => {
  const block = new RegExp(`^${key}:.*\\n((?:(?: .*)?\\n)*)`, 'm').exec(text)?.[1] ?? '';
  return block.split(/^ {2}(?=\S)/m).filter((part) => part.trim() !== '');
};
const app = /^x-app: &app\n((?: .*\n)+)/m.exec(compose)?.[1] ?? '';
const services = blocksBelow('services', compose).filter((part) => !part.startsWith('#'));

test('every image is pinned by its digest', () => {
  expect(found(dockerfile, /^ARG NODE_IMAGE=(.*)$/gm)).toEqual([expect.stringMatching(DIGEST)]);
  for (const base of found(dockerfile, /^FROM (\S+)/gm))
    expect(['${NODE_IMAGE}', 'packages']).toContain(base);
  const images = found(compose, /^ +image: (.*)$/gm);
  expect(images).toEqual([expect.stringMatching(DIGEST)]);
});

test('the image runs as an unprivileged user and has a health check', () => {
  expect(found(dockerfile, /^USER (.*)$/gm)).toEqual(['node']);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n +CMD \[.*\/readyz/m);
});

test('the app’s container has a read-only root', () => {
  expect(app).toContain('read_only: true');
});

test('no container has privileges that it does not need, or can gain any', () => {
  expect(services.length).toBeGreaterThan(2);
  for (const service of services) {
    const whole = service.includes('<<: *app') ? app + service : service;
    expect(whole).toContain('cap_drop: [ALL]');
    expect(whole).toContain('no-new-privileges:true');
    expect(whole).not.toContain('privileged:');
  }
});

test('only the app has a published port, and only on this machine', () => {
  expect(found(compose, /^ +ports: (.*)$/gm)).toEqual(["['127.0.0.1:${PORT:-3000}:3000']"]);
});

test('every secret is passed as a file', () => {
  const secrets = /^ +(\w*(?:SECRET|KEY|PASSWORD)\w*): (.*)$/gm;
  for (const [line] of compose.matchAll(secrets))
    expect(line).toMatch(/_FILE: (?:\/run\/secrets\/\w+|\$\{\w+_FILE:-\})$/);
  expect(app).toContain('./secrets:/run/secrets:ro');
  expect(compose).toMatch(/SECRET_KEY_FILE: .*\n +DATABASE_PASSWORD_FILE:/);
  expect(compose).toContain('POSTGRES_PASSWORD_FILE:');
});
