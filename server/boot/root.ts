import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, when running from the sources and from the build. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
