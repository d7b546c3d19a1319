import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, found from the sources and from what is built of them alike. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
