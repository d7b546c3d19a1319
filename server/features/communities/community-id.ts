import type { Schema } from '#server/adapters/db/schema.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';

export type Origin = Schema['communities']['origin'];

export const originOf = (platform: Platform | null): Origin => platform?.mode ?? 'api';
export const communityId = (origin: Origin, name: string): string => `${origin}:${name.toLowerCase()}`;
export const communityName = (id: string): string => id.slice(id.indexOf(':') + 1);
