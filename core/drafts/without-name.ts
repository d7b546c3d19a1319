import { findNames } from '#core/mentions/count-mentions.ts';
import { capitalise } from './compose/read-subject.ts';

/** "The Quillbox app" is no "the it app". */
const DETERMINER = /(?:^|[^\p{L}])(?:the|an?|this|that|my|our|your|their|each|every) $/iu;

/** "Quillbox 2.0" */
const VERSION =
  /^ (?:v\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?![\w%]| ?%| (?:percent|times|thousand|million|billion|hours|days|weeks|months|years)\b)/i;

/** What stands for a name, and for what belongs to it. */
export type StandIn = readonly [plain: string, possessive: string];
export const IT: StandIn = ['it', 'its'];

/** Says "it" for a name that may not be said, or is said elsewhere. */
export const withoutName = (text: string, name: RegExp | null, [plain, possessive] = IT): string =>
  findNames(text, name).reduceRight((left, { at, length }) => {
    const before = left.slice(0, at);
    if (DETERMINER.test(before)) return left;
    const begins = /(?:^|[.!?] )$/.test(before);
    const rest = left.slice(at + length).replace(VERSION, '');
    const owner = /^['’]s(?! (?:an?|the|not)\b)(?!\p{L})/u.exec(rest)?.[0] ?? '';
    const said = owner ? possessive : plain;
    return `${before}${begins ? capitalise(said) : said}${rest.slice(owner.length)}`;
  }, text);
