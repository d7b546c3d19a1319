import type { PlatformMode } from '#contract/fields.ts';

/** Where communities are, in words: what is true of the sandbox says nothing about Reddit. */
export const placeOf = (mode: PlatformMode): string => (mode === 'sandbox' ? 'in the sandbox' : 'on Reddit');
