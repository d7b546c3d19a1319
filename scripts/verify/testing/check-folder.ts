import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs a check on a temporary folder with these files. */
export function checkFolder<Result>(files: Record<string, string>, check: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'threadwell-verify-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
