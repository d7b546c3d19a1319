import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files under `root`, except in folders whose name matches `skipped`. */
export function listFiles(root: string, skipped: RegExp, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : listFiles(root, skipped, path);
    return entry.isFile() ? [path] : [];
  });
}
