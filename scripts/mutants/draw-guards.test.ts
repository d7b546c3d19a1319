import { expect, test } from 'vitest';
import { removeGuard } from './draw-guards.ts';

test.each([
  ['  if (!post) throw notFound();', '  if (false && (!post)) throw notFound();'],
  ['if (a(b) || c) throw late();', 'if (false && (a(b) || c)) throw late();'],
  ["    .where('workspace_id', '=', id)", ''],
])('removes the check from %j', (line, without) => {
  expect(removeGuard(line)).toBe(without);
});

test.each([
  'const a = 1;',
  '  if (',
  'verify(post);',
  'if (late) return null;',
  "if (!one) throw new Error('One text has one answer.');",
  "const b = row.where('a', '=', 1);",
])('finds no check to remove in %j', (line) => {
  expect(removeGuard(line)).toBeNull();
});
