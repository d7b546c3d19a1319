import { isOnThisMachine } from '#web/lib/browser.ts';

/** The most characters in a code that a phone still reads from a screen. */
const MOST_LETTERS = 1_000;
/** Drops fields in this order until the rest fits; without any, the form opens empty. */
const FIELDS = ['text', 'url', 'title'] as const;

export type PhoneAddress = {
  address: string;
  /** Which fields the form is opened with. */
  fills: 'all' | 'title' | 'nothing';
};

/** The form's URL for a phone, with as many fields as fit into a QR code; null if a phone can't open it. */
export function toPhoneAddress(composeUrl: string): PhoneAddress | null {
  const url = new URL(composeUrl);
  if (isOnThisMachine(composeUrl)) return null;
  const isWhole = url.href.length <= MOST_LETTERS;
  for (const field of FIELDS) if (url.href.length > MOST_LETTERS) url.searchParams.delete(field);
  const fills = isWhole ? 'all' : url.searchParams.has('title') ? 'title' : 'nothing';
  return { address: url.href, fills };
}
