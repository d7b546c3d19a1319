import { webUrl } from '#contract/fields.ts';

const address = webUrl('This is no address.');

/** The address that somebody typed, with or without its scheme; null while it is none. */
export const readWebUrl = (text: string): string | null => address.safeParse(text.trim()).data ?? null;
