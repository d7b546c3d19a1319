import { cutText } from '#core/text/cut-text.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { createRandom } from '#core/text/create-random.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const LENGTH = 24;

/** A word the authors of quoted text can't predict. */
export function dataMarker(seed: string): string {
  const randoms = [createRandom(`marker ${seed}`), createRandom(`${seed} marker`)];
  const letters = randoms.flatMap((random) =>
    Array.from({ length: LENGTH / 2 }, () => LETTERS[Math.floor(random() * LETTERS.length)]),
  );
  return letters.join('');
}

/** Quotes third-party text between markers, after removing anything that looks like one. */
export function quoteData(marker: string, label: string, text: string, maxLength: number): string {
  const inside = cutText(sanitizeText(text), maxLength)
    .replace(/<{2,}|>{2,}/g, ' ')
    .replaceAll(marker, ' ');
  return `<<${marker} ${label}\n${inside}\n${marker}>>`;
}
