/** A phone still reads a code of so many letters off a screen. */
const MOST_LETTERS = 1_000;
/** These names lead to the machine itself, which is another one on a phone. */
const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

export type PhoneAddress = { address: string; hasText: boolean };

/** The composer's address for a phone, without the text where that would be too long; null where a phone cannot open it. */
export function phoneAddressOf(composeUrl: string): PhoneAddress | null {
  const url = new URL(composeUrl);
  if (THIS_MACHINE.test(url.hostname)) return null;
  if (url.href.length <= MOST_LETTERS) return { address: url.href, hasText: true };
  url.searchParams.delete('text');
  return { address: url.href, hasText: false };
}
