import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Preloaded by `--break`: imports every dependency, as if none were loaded on demand. */
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
// Style sheets and browser packages fail to load and cost nothing here.
await Promise.allSettled(Object.keys(dependencies).map((name) => import(name)));
