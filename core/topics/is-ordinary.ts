import { EVERYDAY_WORDS } from '#core/text/everyday-words.ts';
import { COUNTABLE, DETERMINERS, MASS, VERBS, VERBS_OR_NOUNS } from './subject-words.ts';

const SMALL = new Set(
  `something anything nothing everything anyone anybody everyone someone nobody who what when where why how which whose is are was were am be been do does did
  can could should would will has have had i we you they he she it my our your their his her its this that these those
  there here the a an and or but so if not no never always unpopular honest hot quick question show meet launching
  launched introducing announcing roast rate thoughts looking need help please just finally after before since because
  soon now today tomorrow tonight yesterday next again early late this week month year
    tips lessons things ways best worst beta alpha checkout webinar tickets registration applications version myself freelancers founders developers designers guys folks hey hello hi thanks ok okay sale hire client launch`.split(
    /\s+/,
  ),
);
const ENDING =
  /(?:ing|ings|ed|ion|ions|ly|ment|ments|ness|ity|ities|ship|ers|ors|ous|ful|less|able|ible|ive|ism|ist|ists|ance|ence|ies|ses|tes|nts|ges|cts|ots|als|ics|age|dom|ure)$/;

/** Whether a word is one of everyday English, as far as its ending and our lists tell. */
export const isOrdinary = (low: string): boolean =>
  [SMALL, EVERYDAY_WORDS, VERBS, VERBS_OR_NOUNS, DETERMINERS, MASS, COUNTABLE].some((words) =>
    words.has(low),
  ) ||
  (low.length > 4 && ENDING.test(low)) ||
  (low.endsWith('s') && [EVERYDAY_WORDS, COUNTABLE, VERBS].some((words) => words.has(low.slice(0, -1))));
