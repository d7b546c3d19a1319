import { isOrdinary } from './is-ordinary.ts';
import { ACRONYM_NAMES, CAPITAL_NAMES, KNOWN_NAMES, NO_NAMES } from './known-names.ts';
import type { Run } from './run.ts';
import type { TopicKind } from './topic.ts';
import type { TypedText } from './typed-text.ts';

const NAME = "([\\p{L}\\p{N}][\\p{L}\\p{N}'’+#&.-]{1,40}(?: [\\p{Lu}\\d][\\p{L}\\p{N}.+#-]{0,30}){0,2})";
const KINDS_OF_THING =
  '(?:app|tool|product|project|side project|startup|saas|plugin|extension|library|newsletter|site|website|game|bot|service|platform|cli|company|agency|shop|store|podcast|book|course)';
/** The words around a name that say that it is presented. */
const FRAMES: readonly RegExp[] = [
  `(?:launching|launched|introducing|announcing|presenting|releasing|released|unveiling|meet|say hello to|shipping|shipped|building|making|built|made|created|open[- ]?sourced|open[- ]?sourcing) (?:my |our |the )?(?:(?:public |open |private |closed )?(?:beta|alpha|first version|v\\d+|launch) of )?(?:new |first |latest |little |small )*(?:${KINDS_OF_THING} )?(?:called |named )?["“'‘]?${NAME}`,
  `(?:called|named) ["“'‘]?${NAME}`,
  `^(?:show hn|show reddit|\\[show\\]|launch|\\[oc\\]):? ["“]?${NAME}`,
  `^(?:today |finally |after [^,]{1,40}, )?["“]?${NAME}["”]?(?: v?\\d[\\d.]*)?(?:'s|’s)? (?:is|are|just went|went|goes|launches) (?:now |finally |officially )?(?:live|out|here|available|open source|in beta|launching|on product hunt|today|tomorrow)`,
  `^["“]?${NAME}["”]?(?:,|:| [-–—]) (?:an?|my|our|the) `,
  `(?:my|our) (?:new |own |first |little |small |side )*${KINDS_OF_THING},? ["“]?${NAME}`,
].map((frame) => new RegExp(frame, 'giu'));
const PRAISE: readonly RegExp[] = [
  `(?:i|we) (?:really |absolutely |just )?(?:love|adore|recommend|can't live without) ${NAME}`,
  `${NAME} (?:is|has been) (?:so |really |absolutely |by far )?(?:amazing|awesome|great|fantastic|brilliant|incredible|the best|a game[- ]changer|a lifesaver|underrated|excellent|wonderful)`,
  `${NAME} (?:saved|changed) (?:me|us|my|our) `,
].map((frame) => new RegExp(frame, 'gu'));
const PRESENTS = new Set<TopicKind>(['launch', 'feedback', 'experience']);

const isKnown = (low: string): boolean => KNOWN_NAMES.has(low) || ACRONYM_NAMES.has(low) || NO_NAMES.has(low);

/** What stands in the frame, if it is a name that is nobody else's. */
function nameIn(found: string, names: readonly string[], lowers: boolean): string | null {
  const whole = found.replace(/(?:['’]s|[.,'’-])+$/u, '');
  const named = names.find(
    (name) => whole === name || whole.startsWith(`${name} `) || name.startsWith(`${whole} `),
  );
  const name = named ?? whole.split(' ')[0] ?? '';
  const low = name.toLowerCase();
  if (isKnown(low) || (CAPITAL_NAMES.has(low) && !named)) return null;
  if (named) return named;
  if (isOrdinary(low) && !/^\p{Lu}/u.test(name)) return null;
  return (/^\p{Lu}/u.test(name) || lowers) && low.length > 2 ? name : null;
}

/** The named thing that the author launches, shows or praises. */
export function findPresented(
  { plain, prose }: TypedText,
  kind: TopicKind,
  names: readonly string[],
): Run | null {
  const isQuestion = kind === 'question' || kind === 'comparison' || kind === 'howto' || kind === 'link';
  const frames = PRESENTS.has(kind) ? [...FRAMES, ...PRAISE] : isQuestion ? [] : PRAISE;
  for (const frame of frames) {
    const isPraise = PRAISE.includes(frame);
    for (const match of prose.matchAll(frame)) {
      const inFrame = match[1] ?? '';
      const at = match.index + match[0].lastIndexOf(inFrame);
      const after = plain.slice(at + inFrame.length);
      const lowers =
        !isPraise &&
        kind === 'launch' &&
        /^(?:,| [-–—]|:) |^["”]? (?:is|an?|my|our|today|tomorrow|next|this|in|soon|tomorrow|next|this|in|soon|for|on) |^[.!]?$/.test(
          after,
        );
      const name = nameIn(inFrame, names, lowers);
      if (name) return { from: at, to: at + name.length };
    }
  }
  return null;
}
