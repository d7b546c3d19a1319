import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { askedIn } from '../draft-request.ts';
import type { Scene } from './scene.ts';
import { VERBS } from '#core/topics/subject-words.ts';

const BOASTS =
  /\b(?:best|fastest|leading|#1|number one|ultimate|effortless\w*|powerful|seamless\w*|beautiful\w*|amazing|easiest|trusted|award|world-class|revolution\w*|cookies?|copyright|all rights|terms|privacy policy|sign up|log ?in|subscribe|click|free trial|get started|learn more|read more|contact|buy|order now|join)\b/i;
const PERSONAL = /\b(?:i|we|our|my|us|you|your|yours)\b/i;
const MOVES =
  /\b(?:is|are|can|has|have|should|must|will|often|usually|rarely|never|need|needs|means|depends|takes?|costs?|helps?|makes?|keeps?|gets?|fails?|tends?|wants?|pays?)\b/i;

/** A sentence of the author's page that is on topic, makes a point and does not advertise. */
export function findSiteSentence({ request, frame, fits }: Scene): string | null {
  const stems = stemsOf(askedIn(request));
  const { website } = request;
  if (!website || stems.size === 0) return null;
  const wanted = Math.min(2, stems.size);
  const sentences = [website.description, ...website.text.split('\n')]
    .flatMap((line) => splitSentences(line.trim()))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
  const usable = sentences.filter(
    (sentence) =>
      /^\p{Lu}[^"“”()[\]*_#|<>{}\\]{35,180}[.]$/u.test(sentence) &&
      !BOASTS.test(sentence) &&
      !PERSONAL.test(sentence) &&
      MOVES.test(sentence) &&
      overlap(sentence, stems) >= wanted &&
      !sentence.includes(frame.site?.host ?? '\n') &&
      fits(sentence),
  );
  return usable.sort((one, other) => overlap(other, stems) - overlap(one, stems))[0] ?? null;
}

/** The subjects that the headings of the author's page name, for use inside a sentence. */
export function findAspects({ request, fits }: Scene): string[] {
  const stems = stemsOf(askedIn(request));
  const phrases = (request.website?.headings ?? [])
    .map((heading) => heading.replace(/\s+/g, ' ').trim())
    .filter((heading) => /^[\p{L}\p{N}' -]{6,48}$/u.test(heading))
    .filter((heading) => {
      const words = heading.toLowerCase().split(' ');
      return (
        words.length >= 2 &&
        words.length <= 6 &&
        !VERBS.has(words[0] ?? '') &&
        !/^(?:how|why|what|when|where|who|is|are|can|do|about|our|the best|built|made|ready|trusted|loved)\b/.test(
          heading.toLowerCase(),
        ) &&
        /(?:[^s]s|ing|ment|ness|ity|tion|ance|ence)$/.test(words.at(-1) ?? '') &&
        !BOASTS.test(heading) &&
        !PERSONAL.test(heading) &&
        overlap(heading, stems) > 0 &&
        overlap(heading, stems) < stemsOf(heading).size &&
        fits(heading)
      );
    })
    .map((heading) =>
      /^\p{Lu}\p{Ll}/u.test(heading) ? heading.charAt(0).toLowerCase() + heading.slice(1) : heading,
    );
  return [...new Set(phrases)].slice(0, 3);
}

export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
