import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findConfigRisks } from './find-config-risks.ts';

const risksOf = (settings: Record<string, string>) => findConfigRisks(readConfig(settings)).join('\n');
const OUTSIDE = { HOST: '0.0.0.0', PUBLIC_URL: 'http://threadwell.example' };

test('with the defaults nothing is at risk', () => {
  expect(risksOf({})).toBe('');
});

test('a public address without https is told', () => {
  expect(risksOf(OUTSIDE)).toContain('PUBLIC_URL is http');
  expect(risksOf({ PUBLIC_URL: 'http://192.168.1.7:3000' })).toContain('PUBLIC_URL is http');
  expect(risksOf({ ...OUTSIDE, PUBLIC_URL: 'http://localhost:3000' })).not.toContain('PUBLIC_URL');
  expect(risksOf({ PUBLIC_URL: 'https://threadwell.example' })).not.toContain('PUBLIC_URL is http:');
});

test('a sandbox that no visitor reaches is told', () => {
  const far = { PUBLIC_URL: 'https://threadwell.example', TRUST_PROXY: 'on' };
  expect(risksOf({ ...far, SANDBOX: 'on' })).toContain('SANDBOX is on');
  expect(risksOf({ SANDBOX: 'on' })).toBe('');
});

test('a model that anybody may use without a limit is told', () => {
  const open = { SIGNUPS: 'open', AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
  expect(risksOf(open)).toContain('AI_MONTHLY_TOKENS');
  expect(risksOf({ ...open, AI_MONTHLY_TOKENS: '100000' })).toBe('');
  expect(risksOf({ ...open, SIGNUPS: 'first' })).toBe('');
});

test('https without a trusted proxy is told', () => {
  const https = { PUBLIC_URL: 'https://threadwell.example' };
  expect(risksOf(https)).toContain('TRUST_PROXY is off');
  expect(risksOf({ ...https, TRUST_PROXY: 'on' })).toBe('');
});

test.each([
  'k'.repeat(64),
  'correct horse battery staple, twice over',
  'abababababababababababababababababababababab',
  randomBytes(24).toString('base64url'),
])('the secret key "%s" is told to be too easy to guess', (SECRET_KEY) => {
  expect(risksOf({ SECRET_KEY })).toContain('openssl rand -base64 32');
});

test.each(['base64', 'base64url', 'hex'] as const)('32 random bytes in %s are a good secret key', (form) => {
  for (let count = 0; count < 100; count++)
    expect(risksOf({ SECRET_KEY: randomBytes(32).toString(form) })).toBe('');
});
