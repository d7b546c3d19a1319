import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Patch, readPatched } from '../../scripts/mutants/patch.ts';

/** Applies the patch to modules loaded from now on. */
export function patchSources(patch: Patch): void {
  const url = pathToFileURL(patch.file).href;
  const source = readPatched(patch);
  registerHooks({
    load: (wanted, context, nextLoad) =>
      wanted === url
        ? { format: 'module-typescript', source, shortCircuit: true }
        : nextLoad(wanted, context),
  });
}
