import { findAnnounced } from './find-announced.ts';
import { findOpened } from './find-opened.ts';
import { isOrdinary } from './is-ordinary.ts';
import { ACRONYM_NAMES, CAPITAL_NAMES, KNOWN_NAMES, NO_NAMES } from './known-names.ts';
import { PLACES } from './places.ts';
import type { Run } from './run.ts';
import { isPastForm } from './statement-words.ts';
import type { TopicKind } from './topic.ts';
import type { TypedText } from './typed-text.ts';

const NAME = "([\\p{L}\\p{N}][\\p{L}\\p{N}'’+#&.-]{1,40}(?: [\\p{Lu}\\d][\\p{L}\\p{N}.+#-]{0,30}){0,2})";
const KINDS_OF_THING =
  '(?:app|tool|product(?! hunt)|project|side project|startup|saas|plugin|extension|library|newsletter|site|website|game|bot|service|platform|cli|company|agency|shop|store|podcast|book|course)';
const OPENING = `^["“]?${NAME}`;
/** The words around a name that say that it is presented. */
const FRAMES = [
  `(?:launching|launched|launch|(?:launching|launched) today:|introducing|announcing|presenting|releasing|released:?|unveiling|meet|say (?:hello|hi) to|welcome|working on|beta of|release of|the doors of|under the name|offer|here is my \\p{L}+:|shipping|shipped|building|making|built|made|created|open[- ]?sourced|open[- ]?sourcing) (?:my |our |the )?(?:(?:public |open |private |closed )?(?:beta|alpha|first version|v\\d+|launch) of )?(?:new |first |latest |little |small )*(?:${KINDS_OF_THING} )?(?:called |named )?["“„«'‘]?${NAME}`,
  `(?:called|named) ["“„«'‘]?${NAME}`,
  `^(?:show hn|show reddit|show r/\\w+|\\[show\\]|launch|\\[oc\\]):? ["“]?${NAME}`,
  `^(?:today |finally |after [^,]{1,40}, )?["“]?${NAME}["”]?(?: v?\\d[\\d.]*)?(?:'s|’s)? (?:is|are|just went|went|goes|launches|has left|has reached) (?:now |finally |officially )?(?:beta|v?1\\.0|live|out|here|available|open source|in beta|launching|ready|open|done|on|in (?:the|early|open|beta)|today|tomorrow)`,
  `^["“]?${NAME}["”]?(?:,|:| [-–—]) (?:an?|my|our|the) `,
  `^["“]?${NAME}["”]?(?: \\([^)]{1,20}\\))?(?::| [-–—]) (?=\\p{L})`,
  `(?:roast|critique|review|rate|test|try(?: out)?|feedback (?:on|for)|think of|up on|(?<!(?:we|i|they)(?: now| all| also| still)? )use) ["“]?${NAME}`,
  `(?:my|our) (?:[\\p{L}-]+ ){0,3}?${KINDS_OF_THING},? ["“]?${NAME}`,
].map((frame) => ({
  frame: new RegExp(`(?<![\\p{L}\\p{N}])(?:${frame})`, 'giu'),
  opens: frame.startsWith(OPENING) || frame.startsWith('^(?:today'),
  praises: false,
}));
const PRAISE = [
  `(?:i|we) (?:really |absolutely |just )?(?:love|adore|recommend|can't live without) ${NAME}`,
  `${NAME} (?:is|has been) (?:so |really |absolutely |by far )?(?:the most |most )?(?:amazing|awesome|great|fantastic|brilliant|incredible|the best|a game[- ]changer|a lifesaver|underrated|excellent|wonderful)`,
  `${NAME} (?:saved|changed) (?:me|us|my|our) `,
].map((frame) => ({ frame: new RegExp(frame, 'gu'), opens: false, praises: true }));
/** What may follow a name in lower case. */
const GOES_ON =
  /^(?:,| [-–—]|:) |^["”]? (?:is|that|which|lets|and|to|by|an?|my|our|today|tomorrow|next|this|in|soon|for|on) |^[.!]?$/;
const PRESENTS = new Set<TopicKind>(['launch', 'feedback', 'experience']);

const isKnown = (low: string): boolean =>
  KNOWN_NAMES.has(low) || PLACES.has(low) || ACRONYM_NAMES.has(low) || NO_NAMES.has(low);

/** A name is a word and those after it that have a capital too. */
const NAMED = /^[^ ]+(?:(?<![.,!?:]) [\p{Lu}\d][^ ]*)*/u;
const LABEL =
  /^(?:show|feedback|launch(?:ed|ing)?|new|update|release|question|help|psa|title|review|controversial|opinion|pricing|today|finally|landing|advice|roast|poll|rant|guide|tutorial|lesson|lessons|step|tip|announcement|idea|problem|webinar|version|beta|alpha|checkout|registration|applications|tickets|myself)$/;

/** "Series A" and "Season 2" are no names of products, nor are "our Spring Collection" and "Dark Mode". */
const NUMBERED =
  /^(?:series|season|chapter|version|volume|issue|episode|round|phase) (?:[a-e]|\d+|one|two|three|four|five)$/i;
const OF_MANY =
  /(?:^| )(?:collection|menu|plans|program(?:me)?|edition|sale|launch|update|release|season|series|round|deal|discounts?|hours|team|ceo|office|location|line|pricing|support)$/i;
const OF_OURS = /\b(?:my|our|the|first|new) $/i;
/** Of these any thing has its own, unless it says itself what it is: "Day One, a journal". */
const COUNTED = /^(?:day|week|month|part|step|level|stage) (?:\d+|one|two|three|four|five)$/i;
const OF_A_THING = /^(\S+) (?:mode|plan|release|launch|update|support|pricing|edition|version)$/i;
const KIND = /(?:al|ly)$|^(?:dark|light|night)$/;
const EXPLAINED = /^["”]?(?:,|:| [-–—]| \() ?(?=[\p{L}\d])/u;
function isOfMany(name: string, before: string, behind: string): boolean {
  if (NUMBERED.test(name) || (OF_MANY.test(name) && (OF_OURS.test(before) || /s$/i.test(name)))) return true;
  const of = OF_A_THING.exec(name)?.[1]?.toLowerCase() ?? '';
  const isPlain = of !== '' && (isOrdinary(of) || isKnown(of) || KIND.test(of));
  return (isPlain || COUNTED.test(name)) && !EXPLAINED.test(behind);
}

/** What stands in the frame, if it is a name that is nobody else's. */
function nameIn(
  found: string,
  names: readonly string[],
  {
    before,
    behind,
    lowers,
    opens,
    isShouted,
  }: { before: string; behind: string; lowers: boolean; opens: boolean; isShouted: boolean },
): string | null {
  const whole = ((isShouted ? /^[^ ]+/ : NAMED).exec(found)?.[0] ?? '').replace(/(?:['’]s|[.,'’-])+$/u, '');
  if (isOfMany(whole, before, behind.slice(whole.length))) return null;
  if (opens && whole.length < found.replace(/[.,'’-]+$/u, '').length) return null;
  const named = names.find(
    (name) => whole === name || whole.startsWith(`${name} `) || name.startsWith(`${whole} `),
  );
  const name = named ?? whole.split(' ')[0] ?? '';
  const low = name.toLowerCase();
  if (
    /^(?:my|our|the|this|these|your|myself)$/.test(low) ||
    isKnown(low) ||
    (CAPITAL_NAMES.has(low) && !named)
  )
    return null;
  if (isOrdinary(low) && !/\p{Ll}/u.test(name)) return null;
  if (named) return named;
  const isCapital = /^\p{Lu}/u.test(name) && !isShouted;
  if (opens ? LABEL.test(low) || !isCapital : isOrdinary(low) && !isCapital) return null;
  return (isCapital || ((lowers || isShouted) && !isPastForm(low))) && low.length > 2 ? whole : null;
}

/** The named thing that the author launches, shows or praises. */
export function findPresented(
  { plain, prose }: TypedText,
  kind: TopicKind,
  names: readonly string[],
): Run | null {
  const announced = findAnnounced(prose);
  if (announced) return { from: announced.at, to: announced.at + announced.name.length };
  if (kind === 'question' || kind === 'comparison' || kind === 'howto' || kind === 'link') return null;
  const opened = kind === 'launch' ? (findOpened(prose) ?? findOpened(prose, true)) : null;
  const ofKind = PRESENTS.has(kind) ? FRAMES : [];
  const isShouted = !/\p{Ll}/u.test(prose);
  for (const { frame, opens, praises } of [...ofKind, ...PRAISE]) {
    if (opens && kind !== 'launch') continue;
    for (const match of prose.matchAll(frame)) {
      const inFrame = match[1] ?? '';
      const at = match.index + match[0].lastIndexOf(inFrame);
      const lowers =
        !praises &&
        !/^(?:my|our) /i.test(match[0]) &&
        !/(?:my|our|the) $/.test(plain.slice(0, at)) &&
        kind === 'launch' &&
        GOES_ON.test(plain.slice(at + (NAMED.exec(inFrame)?.[0].length ?? 0)));
      // At the start of a sentence every word has a capital.
      if (praises && at === 0 && isOrdinary(inFrame.toLowerCase())) continue;
      const [before, behind] = [prose.slice(0, at), prose.slice(at)];
      const name = nameIn(inFrame, names, { before, behind, lowers, opens, isShouted });
      if (name) return { from: at, to: at + name.length };
    }
  }
  return opened;
}
