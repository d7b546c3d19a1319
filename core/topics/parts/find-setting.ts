import { PLACE_ACRONYMS, PLACES } from '../places.ts';
import type { Run } from '../run.ts';

const COUNT =
  '(?:(?:a |the )?(?:whole|entire|full)|\\d[\\d.,]*(?:[-–]\\d+)?\\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:a |the )?(?:few|couple of|several|first|last|past|next)(?: \\d+| two| three| few)?)';
const SPAN =
  '(?:afternoons?|evenings?|seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|quarters?|years?|yrs?|decades?)';
const MONTH = '(?:january|febr?uary|march|april|may|june|july|august|september|october|november|december)';
const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const TIMES: readonly RegExp[] = [
  `(?:(?:in|after|for|over|within|during|every|about|the) )*(?:just |only |under |less than |about |almost |nearly |over |more than |exactly |roughly |around )?${COUNT}[- ]${SPAN}(?: (?:later|ago|in a row))?(?![\\p{L}-])`,
  `(?:since |in |until |by |during |before |after |this |last |next |early |late |mid-?)*${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?(?!\\p{L})`,
  `(?:since|in|until|by|during|before|after|back in|of)? ?(?<![\\d.,$€£])(?:19|20)\\d\\d(?![\\d.,]*[\\d%\\p{L}])`,
  `(?:since |in |until |by |during |this |last |next )?(?:early |late )?(?:q[1-4])(?: \\d{4})?(?!\\p{L})`,
  `(?:on |every |last |this |next )?${DAY}(?: (?:morning|night|evening|afternoon))?(?!\\p{L})`,
  `(?:since |over |before |until )?(?:last|this|next|every|each) (?:night|week|weekend|month|quarter|year|summer|winter|spring|fall|autumn|morning|evening|day)(?!\\p{L})`,
  '(?:since |until )?(?:over |before |after )?(?:yesterday|today|tonight|tomorrow|overnight|nowadays|black friday|christmas)(?!\\p{L})',
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}$€£.-])(?:${pattern})`, 'gu'));
const AGE =
  /^an? (?:day|week|month|year)'? of |^an? (?:second|day job|day rate)(?!\p{L})|^[\p{L}\d]+[- ](?:day|hour)s? a (?:week|day|month)|^a (?:week|day|month) for |^[\p{L}\d]+-day |^[^]{0,3}(?:\d+|an?|one|two|three)[- ]?(?:year|month|day|hour)s?[- ](?:old|trial|guarantee|plan|delay|free|sprint|project|contract|notice|window)/u;

/** Of two times the first counts, or the longer one of those that overlap. */
const NEAR = 12;

export function findTime(plain: string): Run | null {
  let best: Run | null = null;
  for (const pattern of TIMES) {
    const found = [...plain.matchAll(pattern)].find(({ index }) => !AGE.test(plain.slice(index)));
    if (!found) continue;
    const lead = /^ */.exec(found[0])?.[0].length ?? 0;
    const run = { from: found.index + lead, to: found.index + found[0].trimEnd().length };
    if (
      !best ||
      run.from < best.from - NEAR ||
      (run.from <= best.from + NEAR && run.to - run.from > best.to - best.from)
    )
      best = run;
  }
  return best;
}

const WHERE =
  /(?<![\p{L}\p{N}])(?:in|from|across|around|outside(?: of)?|near|throughout|within) (?:the |rural |southern |northern |eastern |western )*(\p{L}[\p{L}.-]*(?: \p{L}[\p{L}.-]*)?)/gu;
/** "(Germany, b2b)", "3 yr lease, Lisbon". */
const BESIDE = /(?:^|[(,;:–-] ?)(\p{L}+)(?=[,;:).]|-based| based| here| [-–]|$)/gu;
const ONLINE =
  /(?<![\p{L}\p{N}])(?:on|from|to) (?:reddit|product hunt|hacker news|twitter|linkedin|tiktok|youtube|instagram|facebook|etsy|the app store|the play store|google play|indie hackers|discord|spotify|steam|pinterest|twitch|shopify|gumroad|github|bluesky|mastodon|quora|snapchat|threads|whatsapp|telegram|substack|medium|upwork|fiverr|amazon|r\/\w+)(?![\p{L}\p{N}])/u;
const TWO_WORDS =
  /^(?:new york|new zealand|san francisco|los angeles|south africa|united states|united kingdom|south america|north america|eastern europe|western europe)$/;

export function findPlace(plain: string): Run | null {
  for (const { index, 0: found, 1: named = '' } of plain.matchAll(WHERE)) {
    const [first = ''] = named.split(' ');
    if (TWO_WORDS.test(named)) return { from: index, to: index + found.length };
    const place = first.replace(/[.-]$/, '');
    if (PLACES.has(place) || (PLACE_ACRONYMS.has(place) && (place !== 'us' || / the us/.test(found))))
      return { from: index, to: index + found.length - (named.length - first.length) };
  }
  for (const { index, 0: found, 1: named = '' } of plain.matchAll(BESIDE))
    if (PLACES.has(named)) return { from: index + found.length - named.length, to: index + found.length };
  const online = ONLINE.exec(plain);
  return online ? { from: online.index, to: online.index + online[0].length } : null;
}
