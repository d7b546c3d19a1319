import { anyOf } from '#core/text/any-of.ts';
import { splitWords } from '#core/text/split-words.ts';

/** Frequent foreign words, especially in rules, that are not also English words. */
const FOREIGN = new Set(
  `der das und nicht ist sind eine keine kein keinen für auf von bitte werbung erlaubt eigene gelöscht beiträge
  werden oder euch eure wird regeln seid nur wer bei zu ich ihr les des une pas sont interdit interdits interdite vos
  votre vous pour avec sans aux dans règles autorisé merci respectez respecter publicité liens qui que el los las una
  está están prohibido prohibida permite permiten enlaces promoción autopromoción para por favor reglas respeto del sus
  publicidad não proibido proibida divulgação permitido você seu sua sem regras gli vietato vietata consentito della
  delle sono che regole nel geen niet het een je zijn worden verboden reclame voor zelfpromotie eigenwerbung att inte
  är ingen inga det som för tillåtet reklam ei ole saa mainostaa nie wolno zakaz jest się lub reklamy regulamin
  ve bir yasak yasaktır değil için tidak boleh dilarang dan atau iklan yang không được các cấm ikke er til
  zelfpromo nelze není jsou zakázáno sunt este interzis bez na oraz`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an and or but of to in on for with at by from is are be been do does how what which when who should can will you
  we they it my your our this that there not no if as than any some all your only must may before unless don't posts
  rules other you're it's`.split(/\s+/),
);
const MARKED_LETTER = /[à-öø-ÿāăąćčđęěğıłńňőřśşšťůűźżž]/u;
const MOST_MARKED = 0.12;

/** Foreign words in English texts, such as "Los Angeles" and "pour over". */
const NAMES = /\b(?:Los|Las|Des|Del|El)\s\p{Lu}\p{L}+/gu;
const LOAN_WORDS = anyOf(
  'giu',
  /\bpour[ -]?overs?\b|\bsans[ -]serif\b|\bn\/a\b/u,
  /\b(?:caf[é]s?|r[é]sum[é]s?|d[é]cor|na[ï]ve|pok[é]mons?|fianc[é]e?s?|clich[é]s?|jalape[ñ]os?)(?![\p{L}])/u,
  /\btouch[é](?![\p{L}])/u,
);
/** With this many English words, a text counts as English. */
const CLEARLY = 2;

/** `unclear`: too few words to tell, such as "Spam" or "Links". */
export type Language = 'english' | 'other' | 'unclear';

/** Detects whether a text is in English, the only language we read. */
export function detectLanguage(written: string): Language {
  const text = written.replace(NAMES, ' ').replace(LOAN_WORDS, ' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (latin < letters * 0.85) return 'other';
  const words = splitWords(text);
  const foreign = words.filter((word) => FOREIGN.has(word));
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const marked = words.filter((word) => MARKED_LETTER.test(word)).length;
  const isOnlyOne = english > 0 && new Set(foreign).size < 2;
  if (marked > words.length * MOST_MARKED && (marked > 1 || english === 0)) return 'other';
  if (foreign.length > english / 4 && !isOnlyOne) return 'other';
  return english >= CLEARLY ? 'english' : 'unclear';
}

export const isEnglish = (text: string): boolean => detectLanguage(text) !== 'other';
