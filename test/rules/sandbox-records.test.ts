import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import { EMPTY_RECORD, type RulesRecord } from '#core/communities/rules/rules-record.ts';

type Rule = { name: string; text: string };
const CONTENT = join(import.meta.dirname, '../../sandbox/world/content');
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(CONTENT, ...path), 'utf8'));
const shared = readJson('shared-rules.json').rules as Record<string, Rule>;
const WELL_KNOWN = 'communities/well-known';

const recordOf = (name: string, folder = WELL_KNOWN): RulesRecord => {
  const rules = readJson(folder, `${name}.json`).rules as (string | Rule)[];
  return readRulesRecord({ rules: rules.map((rule) => (typeof rule === 'string' ? shared[rule]! : rule)) });
};

const RECORDS: Record<string, Partial<RulesRecord>> = {
  entrepreneur: { promotion: 'allowed', disclosure: true, aiText: 'allowed' },
  marketing: { promotion: 'allowed', disclosure: true, aiText: 'allowed', links: 'limited' },
  saas: { promotion: 'limited', disclosure: true, quotaDays: 60, links: 'limited' },
  startups: { promotion: 'limited' },
  webdev: { promotion: 'limited', days: ['saturday'], aiText: 'banned' },
  reactjs: { promotion: 'limited', days: ['sunday'], links: 'limited' },
  javascript: { promotion: 'limited' },
  programming: { promotion: 'limited', aiText: 'banned', links: 'limited' },
};

test.each(Object.entries(RECORDS))(
  'reads the expected rules record of r/%s in the sandbox',
  (name, record) => {
    expect({ ...recordOf(name), quotes: {} }).toEqual({ ...EMPTY_RECORD, ...record });
  },
);

const TRADES: Record<string, Partial<RulesRecord>> = {
  coffee: { promotion: 'allowed', disclosure: true },
  coffeecarts: { promotion: 'limited', quotaDays: 30 },
  clinicdesk: { promotion: 'limited' },
  lawpractice: { promotion: 'banned', aiText: 'banned' },
  smallrestaurants: { promotion: 'banned' },
  salonowners: { promotion: 'allowed' },
  weddingtrade: { promotion: 'limited', days: ['thursday'] },
  propertymanagers: { promotion: 'permission' },
};

test.each(Object.entries(TRADES))('reads the verdict on promotion of r/%s in the sandbox', (name, record) => {
  expect(recordOf(name, 'communities/trades')).toMatchObject(record);
});

test('has an expected record for every well-known community of the sandbox', () => {
  const names = readdirSync(join(CONTENT, WELL_KNOWN)).map((file) => file.replace('.json', ''));
  expect(names.toSorted()).toEqual(Object.keys(RECORDS).toSorted());
});
