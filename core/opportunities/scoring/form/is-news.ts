import { plainSentence } from '#core/text/plain-sentence.ts';
import type { ThreadWords } from '../thread-words.ts';

const HEADLINE =
  '(?:announces?|announced|acquires?|acquired|launche[sd]|unveil(?:s|ed)|reveal(?:s|ed)|reports?|reported|sues?|sued|fine[sd]|bans?|banned|blocked|cuts|raises?|hikes?|drops?|hits?|tops?|reach(?:es|ed)|recalls?|recalled|votes?|voted|approves?|approved|rejects?|rejected|confirms?|confirmed|denies|warns?|warned|says|said|tells|plans|lays off|laid off|shuts? down|shutting down|shuts|closes|ends?|ended|opens?|opened|holds?|signals?|buys?|bought|sells?|sold|takes?|faces?|files?|filed|wins?|won|loses?|lost|beats?|misses|slips?|surges?|plunges?|falls?|rises?|jumps?|adds?|removes?|rolls? out|introduces?|releases?|released|partners?|joins?|quits?|steps? down|resigns?|fires?|seeks?|urges?|calls?|accuses?|accused|finds?|found|shows?|leaks?|leaked|breached|hacked|killed|dies|switch(?:es)?|becomes?|gets?|makes?|starts?|stops?|agrees?|settles?|probes?|requires?|rejects|mandates?|leaves?|wants|offers?|merges?|(?:is|are) (?:down(?: (?:worldwide|again|for|in|across)|$)|getting|shutting|ending|coming|dropping|killing|discontinuing))';
const VERB = new RegExp(`^(?:[\\w'’.,&$%€£:/()-]+ ){1,6}${HEADLINE}\\b`);
const TO_BE =
  /\bto (?:acquire|recall|buy|hear|require|ban|launch|close|cut|lay off|end|invest|merge|sell|raise|pay|shut|open|build|replace|offer|begin|start|join|drop|release|stop|become|remove)\b|\b(?:would|will) (?:require|ban|be|cost|end|force|allow|make|let|soon)\b/;
const SOURCED =
  /\b(?:according to|study|report|researchers|survey (?:finds|shows)|breaking|in (?:a )?statement|officials|regulators?|lawsuit|court|parliament|congress|senate|ministry|council|bill|merger|ipo|earnings|quarter|outage|breach|shares|ceo|recall|billion|million|\$\d+(?:\.\d+)?[bm]n?)\b/;
const PERSONAL = /\b(?:i|i'm|i've|i'd|my|me|we|we're|our|us|you|your|you're|anyone|help|please)\b/;
const LABELLED = /^(?:study|report|poll|breaking|breaking news|exclusive|just in|analysis):/;
const MOST_TEXT = 400;
const NO_HEADLINE =
  /^(?:\d+ (?!killed|dead|injured|arrested)|(?:when|me|pov|that|if|how|why|what|nobody|who|tfw|mfw|just|after|so|and|but|not|never|always|lots|here|these|this|hot take|unpopular|psa|til|rant|question|discussion)\b)|\b\d+ (?:months?|years?|days?|weeks?) (?:with|of|in|later|on)\b/;

/** A headline: a third person's deed in the present tense, and hardly a text of the writer's own. */
export function isNews({ title, body, length }: ThreadWords): boolean {
  const { plain, quote } = title;
  const isPersonal = PERSONAL.test(plainSentence(quote.replace(/\bU\.?S\b/g, '')));
  if (title.isQuestion || isPersonal || NO_HEADLINE.test(plain) || length > MOST_TEXT) return false;
  if (body.some((said) => PERSONAL.test(said.plain))) return false;
  if (plain.split(' ').length < 4 || !/^["'(]?(?:[A-Z0-9]|\$)/.test(quote)) return false;
  if (LABELLED.test(plain)) return true;
  const isDeed = VERB.test(plain) || TO_BE.test(plain);
  return isDeed
    ? length === 0 || SOURCED.test(plain)
    : SOURCED.test(plain) && length === 0 && /[A-Z]\w+ [A-Z]/.test(quote);
}
