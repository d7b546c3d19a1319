import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { askedIn } from '../draft-request.ts';
import type { Scene } from './scene.ts';

const MOST = 2;

/** The author's statements that concern the topic, in the author's own words. */
export function stateFacts({ request, fits }: Scene): string {
  const stems = stemsOf(askedIn(request));
  const statements = request.facts.about
    .map((statement) => statement.trim())
    .filter(
      (statement) => statement.length > 8 && statement.length < 240 && /[\p{L}\p{N}.!]$/u.test(statement),
    )
    .map((statement) => (/[.!]$/.test(statement) ? statement : `${statement}.`))
    // Without the name before it, nobody knows what "it" is.
    .filter((statement) => !/^(?:it|its|they)\b/i.test(statement))
    .filter((statement) => overlap(statement, stems) > 0 && fits(statement))
    .sort((one, other) => overlap(other, stems) - overlap(one, stems))
    .slice(0, MOST);
  return statements.join(' ');
}
