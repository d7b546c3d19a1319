import { webUrl } from '#contract/fields.ts';

const address = webUrl('This is no address.');

/** Parses a typed URL with or without a scheme; null if invalid. */
export const readWebUrl = (text: string): string | null => address.safeParse(text.trim()).data ?? null;
