import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Chance } from '#test/simulation/chance.ts';
import { ALERT_MUTANTS } from './mutations-of-alerts.ts';
import { RULES_MUTANTS } from './mutations-of-rules.ts';
import { ADAPTER_MUTANTS } from './mutations-of-adapters.ts';
import { CORE_MUTANTS } from './mutations-of-core.ts';
import { POST_MUTANTS } from './mutations-of-posts.ts';
import { PUBLISHING_MUTANTS } from './mutations-of-publishing.ts';
import { PREFLIGHT_MUTANTS } from './mutations-of-preflight.ts';
import { GUARDS } from './guards.ts';
import type { Patch } from './patch.ts';

export const MUTANTS: readonly Patch[] = [
  ...GUARDS,
  ...RULES_MUTANTS,
  ...CORE_MUTANTS,
  ...PUBLISHING_MUTANTS,
  ...POST_MUTANTS,
  ...ADAPTER_MUTANTS,
  ...PREFLIGHT_MUTANTS,
  ...ALERT_MUTANTS,
];

/** The tests that concern a file, by its folder. */
const TESTS: readonly (readonly [folder: string, ...tests: readonly string[]])[] = [
  ['core/preflight', 'core/preflight'],
  ['core/communities/rules/find-scopes', 'core/communities/rules/describe', 'core/preflight'],
  ['core/mentions', 'core/mentions', 'core/preflight'],
  ['server/features/preflight', 'server/features/preflight', 'server/features/posts/refuse'],
  [
    'server/features/posts/refuse',
    'server/features/posts/refuse',
    'server/features/posts/checked-pair',
    'server/features/preflight',
  ],
  ['server/features/publishing/check-rules', 'server/features/publishing/check-rules'],
  ['core/publishing', 'core/publishing', 'server/features/publishing'],
  ['core/calls', 'core/calls', 'server/adapters/platform'],
  ['server/features/publishing', 'server/features/publishing'],
  ['server/features/posts', 'server/features/posts', 'server/features/publishing', 'server/features/trash'],
  ['server/adapters/queue', 'server/adapters/queue'],
  ['server/adapters/platform', 'server/adapters/platform', 'server/features/publishing'],
  ['server/features/communities', 'server/features/communities'],
  ['server/features/targets', 'server/features/targets'],
  ['server/features/alerts', 'server/features/alerts'],
  ['server/adapters/alerts', 'server/adapters/alerts'],
  ['core/communities/rules/rules-question', 'core/communities/rules/rules-question'],
];

/** The folder itself, or the nearest parent that has tests. */
const withTests = (folder: string): string =>
  globSync(`${folder}/**/*.test.ts`).length > 0 ? folder : withTests(dirname(folder));

/** Default: the tests of the file's folder, and for the server those that call every route. */
export const findTests = ({ file }: Patch): readonly string[] => {
  const [, ...tests] = TESTS.find(([folder]) => file.startsWith(folder)) ?? [
    '',
    withTests(dirname(file)),
    ...(file.startsWith('server/features') ? ['server/http/hardening'] : []),
  ];
  return tests;
};

/** `count` patches in a random order. */
export function drawPatches(patches: readonly Patch[], count: number, chance: Chance): Patch[] {
  const left = [...patches];
  const drawn: Patch[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(chance.between(0, left.length - 1), 1));
  return drawn;
}
