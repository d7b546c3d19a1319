import { isOnThisMachine } from '#web/lib/browser.ts';

/** A phone still reads a code of so many letters off a screen. */
const MOST_LETTERS = 1_000;
/** The longest go first; without any the composer opens empty. */
const FIELDS = ['text', 'url', 'title'] as const;

export type PhoneAddress = {
  address: string;
  /** What the composer is opened with. */
  fills: 'all' | 'title' | 'nothing';
};

/** The composer's address for a phone, with as much as fits into a code; null where a phone cannot open it. */
export function phoneAddressOf(composeUrl: string): PhoneAddress | null {
  const url = new URL(composeUrl);
  if (isOnThisMachine(composeUrl)) return null;
  const isWhole = url.href.length <= MOST_LETTERS;
  for (const field of FIELDS) if (url.href.length > MOST_LETTERS) url.searchParams.delete(field);
  const fills = isWhole ? 'all' : url.searchParams.has('title') ? 'title' : 'nothing';
  return { address: url.href, fills };
}
