import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, for both the sources and the build. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
