import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Preloaded by `--break`: every package that the project has, as if nothing were loaded only when it is needed. */
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
// Some are style sheets or want a browser; those cost nothing here.
await Promise.allSettled(Object.keys(dependencies).map((name) => import(name)));
