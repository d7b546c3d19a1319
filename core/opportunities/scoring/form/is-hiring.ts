import type { ThreadWords } from '../thread-words.ts';

const TAG =
  /[[(](?:hiring|for hire|task|offer|paid|job|h|gig|\w+ hiring)[\])]|^(?:task|job|hiring|now hiring|for hire)\b ?:?/;
const HIRING =
  /\b(?:(?:we(?:'re| are)|i'm|is|are|now|currently) (?:now |currently |also )?hiring|looking to hire|for hire|job (?:opening|posting|offer|opportunity)|open (?:position|role)|join (?:our|my|the) (?:\w+ )?(?:team|startup|company|studio)|apply (?:here|now|at|within)|send (?:me )?(?:your|a|us your) (?:rates?|cv|resume|portfolio|samples))\b/;
const ROLE =
  '(?:tech(?:nician)?s?|developers?|devs?|engineers?|designers?|editors?|writers?|copywriters?|admins?|administrators?|analysts?|assistants?|va|managers?|pms?|generalists?|consultants?|artists?|illustrators?|animators?|composers?|musicians?|tutors?|teachers?|instructors?|coach(?:es)?|roasters?|cooks?|chefs?|baristas?|servers?|reps?|agents?|executives?|installers?|directors?|bookkeepers?|accountants?|shooters?|photographers?|videographers?|co-?founders?|interns?|marketers?|freelancers?|moderators?|mods?|nurses?|drivers?|contractors?|translators?|salespeople|salesperson|sdrs?|recruiters?|nanny|cleaners?|plumbers?|electricians?|welders?|mechanics?|specialists?|volunteers?|advisors?|cto|cfo|clerks?|cashiers?|staff|crew|partners?)';
const SEEKS = new RegExp(
  `\\b(?:looking for|seeking|searching for|hiring|need|in need of|want(?:ed)?:?) (?:an? |some |\\d+ |one |our |more )?(?:[\\w/-]+ ){0,4}${ROLE}\\b`,
);
const WANTED = new RegExp(`\\b${ROLE}(?: [\\w()/-]+){0,4}[,:]? (?:wanted|needed|required)\\b`);
const TERMS =
  /(?:[$€£]|\b(?:usd|eur) ?)\d[\d.,k–-]*(?:-\d[\d.,k]*)? ?(?:\/|per|an|a) ?(?:h|hr|hour|day|week)\b|\b\d+(?:-\d+)?k?(?:\/h| ?(?:usd|eur) ?\/ ?h)\b|\b(?:salary|pension|ote|uncapped commission|full[- ]time|part[- ]time|permanent|w2|contract(?:or)? (?:role|position)|equity|stipend|accommodation included|paid(?:,| |\))|budget|remote|hybrid|on-?site|rates?|portfolio|samples|references|competitive pay|benefits|payment|[$€£]\d+ total|dm me|drop me|email|bring your own|tool allowance|per (?:word|track|video|article))\b|\b\d{2,3}(?:-\d{2,3})?k\b/;
/** Somebody with a shop to run asks others whom they take: that is a question. */
const ASKS =
  /\b(?:who (?:do|have|did|would)|any(?:one|body)? (?:recommend\w*|know|suggest\w*)|how do|where (?:do|can|should)|should (?:i|we)|recommendations|what (?:do|should|does))\b/;

export function isHiring({ title, body }: ThreadWords): boolean {
  const opening = body.slice(0, 4).map(({ plain }) => plain);
  const all = [title.plain, ...opening].join(' . ');
  if (TAG.test(title.plain)) return true;
  if (ASKS.test(all)) return false;
  if (HIRING.test(title.plain)) return true;
  const terms = TERMS.test(all);
  if (title.isQuestion) return terms && SEEKS.test(title.plain);
  if (SEEKS.test(title.plain) || WANTED.test(title.plain))
    return terms || WANTED.test(title.plain) || /\bfor (?:our|my|a|an)\b/.test(all);
  return terms && opening.slice(0, 2).some((plain) => HIRING.test(plain) || WANTED.test(plain));
}
