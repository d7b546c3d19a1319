import { isOnThisMachine } from '#web/lib/browser.ts';

/** The maximum number of characters in a QR code that a phone can still read from a screen. */
const MOST_LETTERS = 1_000;
/** The fields in the order in which they are dropped until the rest fits; without any, the form opens empty. */
const FIELDS = ['text', 'url', 'title'] as const;

export type PhoneAddress = {
  address: string;
  /** The fields that the opened form is filled with. */
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
