import { expect, test } from 'vitest';
import { withoutGuard } from './draw-guards.ts';

test.each([
  ['  if (!post) throw notFound();', '  if (false && (!post)) throw notFound();'],
  ['if (a(b) || c) return null;', 'if (false && (a(b) || c)) return null;'],
  ['} else if (late) continue;', '} else if (false && (late)) continue;'],
  ["    .where('workspace_id', '=', id)", ''],
])('takes the guard out of %j', (line, without) => {
  expect(withoutGuard(line)).toBe(without);
});

test.each([
  'const a = 1;',
  '  if (',
  'verify(post);',
  'if (late) total += 1;',
  "const b = row.where('a', '=', 1);",
])('finds no guard in %j', (line) => {
  expect(withoutGuard(line)).toBeNull();
});
