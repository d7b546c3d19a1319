import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, both from the sources and from the built files. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
