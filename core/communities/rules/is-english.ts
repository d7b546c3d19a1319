import { splitWords } from '#core/text/split-words.ts';

/** Frequent words of other languages, in rules above all, that are no English words. */
const FOREIGN = new Set(
  `der das und nicht ist sind eine keine kein keinen für auf von bitte werbung erlaubt eigene gelöscht beiträge
  werden oder euch eure wird regeln seid nur wer bei zu ich ihr les des une pas sont interdit interdits interdite vos
  votre vous pour avec sans aux dans règles autorisé merci respectez respecter publicité liens qui que el los las una
  está están prohibido prohibida permite permiten enlaces promoción autopromoción para por favor reglas respeto del sus
  publicidad não proibido proibida divulgação permitido você seu sua sem regras gli vietato vietata consentito della
  delle sono che regole nel geen niet het een je zijn worden verboden reclame voor zelfpromotie eigenwerbung att inte är
  ingen inga det som för tillåtet reklam ei ole saa mainostaa nie wolno zakaz jest się lub reklamy regulamin ve bir
  yasak yasaktır değil için tidak boleh dilarang dan atau iklan yang không được các cấm ikke er til zelfpromo nelze není
  jsou zakázáno sunt este interzis bez na oraz`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an and or but of to in on for with at by from is are be been do does how what which when who should can will you
  we they it my your our this that there not no if as than any some all your only must may before unless don't posts
  rules other you're it's`.split(/\s+/),
);
const MARKED_LETTER = /[à-öø-ÿāăąćčđęěğıłńňőřśşšťůűźżž]/u;
const MOST_MARKED = 0.12;

/** Whether a text is in the one language whose rules we read. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (latin < letters * 0.85) return false;
  const words = splitWords(text);
  const count = (isSuch: (word: string) => boolean) => words.filter(isSuch).length;
  if (count((word) => MARKED_LETTER.test(word)) > words.length * MOST_MARKED) return false;
  return count((word) => FOREIGN.has(word)) <= count((word) => ENGLISH.has(word)) / 4;
}
