import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findConfigRisks } from './find-config-risks.ts';

const risksOf = (settings: Record<string, string>) => findConfigRisks(readConfig(settings)).join('\n');
const OUTSIDE = { HOST: '0.0.0.0', PUBLIC_URL: 'http://threadwell.example' };

test('finds no risk in the defaults', () => {
  expect(risksOf({})).toBe('');
});

test('warns of a public address without https', () => {
  expect(risksOf(OUTSIDE)).toContain('PUBLIC_URL is http');
  expect(risksOf({ PUBLIC_URL: 'http://192.168.1.7:3000' })).toContain('PUBLIC_URL is http');
  expect(risksOf({ ...OUTSIDE, PUBLIC_URL: 'http://localhost:3000' })).not.toContain('PUBLIC_URL');
  expect(risksOf({ PUBLIC_URL: 'https://threadwell.example' })).not.toContain('PUBLIC_URL is http:');
});

test('warns of a sandbox that visitors cannot reach', () => {
  const far = { PUBLIC_URL: 'https://threadwell.example', TRUST_PROXY: 'on' };
  expect(risksOf({ ...far, SANDBOX: 'on' })).toContain('SANDBOX is on');
  expect(risksOf({ SANDBOX: 'on' })).toBe('');
});

test('warns of a model that anyone may use without a limit', () => {
  const open = { SIGNUPS: 'open', AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
  expect(risksOf(open)).toContain('AI_MONTHLY_TOKENS');
  expect(risksOf({ ...open, AI_MONTHLY_TOKENS: '100000' })).toBe('');
  expect(risksOf({ ...open, SIGNUPS: 'first' })).toBe('');
});

test('warns of https without a trusted proxy', () => {
  const https = { PUBLIC_URL: 'https://threadwell.example' };
  expect(risksOf(https)).toContain('TRUST_PROXY is off');
  expect(risksOf({ ...https, TRUST_PROXY: 'on' })).toBe('');
});

test.each([
  'k'.repeat(64),
  'correct horse battery staple, twice over',
  'abababababababababababababababababababababab',
  randomBytes(24).toString('base64url'),
])('warns that the secret key "%s" is easy to guess', (SECRET_KEY) => {
  expect(risksOf({ SECRET_KEY })).toContain('openssl rand -base64 32');
});

test.each(['base64', 'base64url', 'hex'] as const)(
  'accepts 32 random bytes in %s as a secret key',
  (form) => {
    for (let count = 0; count < 100; count++)
      expect(risksOf({ SECRET_KEY: randomBytes(32).toString(form) })).toBe('');
  },
);
