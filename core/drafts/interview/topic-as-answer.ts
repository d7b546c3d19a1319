import type { Answer } from '#contract/interview.ts';
import { splitWords } from '#core/text/split-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { DETERMINERS, VERBS, VERBS_OR_NOUNS } from '#core/topics/subject-words.ts';
import { isBaseForm, isPastForm } from '#core/topics/statement-words.ts';
import { isWhole } from '../compose/own-words.ts';
import type { ThreadContext } from '../draft-request.ts';
import { isOfThread } from './is-of-thread.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** "Ticket tools for tiny shops: we use a shared inbox" */
const LABEL = /^[^.!?:]{3,60}: /;
const OPENING =
  /^(?:yes|no|congrats|congratulations|well done|thanks|true|agreed|exactly|same here|nice|great)(?:, |[.!] )/i;
/** What the thread's author is told to be is for the writer alone, unless it agrees with them. */
const ABOUT_AUTHOR = /^(?:the )?(?:author|op|poster) (?!is right\b|has (?:every|an?)\b)/i;
/** "They ask how agencies bill their clients" tells whoever writes what the thread is about. */
const TELLS_THREAD =
  /^(?:they|he|she|op|people|some(?:one|body)|(?:the|this) (?:thread|post|question|op|author|poster)|a (?:founder|user|redditor|beginner)|u\/\w+) (?:(?:is|are|was|were|just) )?(?:asks?|asked|asking|wonders?|wondered|wondering|wants? to know|wanted to know|looks? for|looking for|seeks?|seeking|would like to know)\b/i;
/** "Help is hard to find" and "comment spam dropped" say something of a thing. */
const OF_A_THING =
  /^\S+(?: (?!(?:who|what|which|that|this|them|it|they|you|we|i|how|where|why|out)\b)\S+)? (?:is|are|was|were|has|have|had|can|cannot|will|does|did|went|came|took|cost|fell|rose|grew|dropped|stopped|failed|worked|brought|\w+n['’]t)\b/i;
const ASKS_WRITER =
  /^(?:please|tell|explain|suggest|recommend|answer|reply|respond|mention|say|write(?! down)|help|convince|promote|advise|comment|try|describe|share|link|name|plug|pitch|be|stay|(?:go|get|dive) into|bring up|make up|point (?:out|to)|state (?:that|the|our)|note (?:that|the)|stress (?:that|how|the|our)|ask (?!for\b|your\b|every\b|each\b))\b/i;
/** "Imply that it is cheap" and "underline how we work", but no "tools that we use". */
const SAYS_THAT =
  /^(?!(?:every|any|some|no|all|those)|\S+[^s]s )\S+ (?:that|how|whether) (?:it|we|our|you|they|there|i|my|the)\b/i;
/** Whoever is told to do one of these is told how to speak. */
const SPEAKS = set(`
  acknowledge admit advertise agree apologise apologize argue assure boast brag capitalise capitalize cite clarify
  congratulate criticise criticize defend demonstrate disagree disclose discuss elaborate emphasise emphasize empathise
  encourage exaggerate greet guess hedge highlight illustrate imagine include insert invent lie mock oversell overdo
  pose praise preach pretend prove ramble reassure refer remind repeat reveal shorten speak summarise summarize swear
  sympathise thank translate warn
`);
/** The same, but "end users pay late" tells of a thing. */
const SPEAKS_OR_NOUNS = set(`
  act address advert assume attack claim compare complain compliment cover curse end format hide hint hype ignore insult
  joke lecture market open post push rant react sign sound spam talk
`);
const FIRM = /^(?:just|only|simply|always|never|don['’]t|do not) /i;
/** Behind one of these stands a verb, whichever it is. */
const BEFORE_VERB = /^(?:always|never|don['’]t|do not) /i;
/** What those who sell something do or leave, and no one who writes. */
const ALSO_VERBS = set(`
  accept bill call cancel chase deduct discount double drop expect halve insure invoice negotiate outsource overpay pause
  quote raise refund refuse rely rent require save spend text trust undercharge wait work
`);
const mayBeVerb = (word: string): boolean =>
  [VERBS, VERBS_OR_NOUNS, SPEAKS_OR_NOUNS, ALSO_VERBS].some((verbs) => verbs.has(word)) || isBaseForm(word);
/** "Charge half" and "price per seat" */
const HOW_MUCH = /^(?:only|half|double|twice|per|everything|nothing)$/;

const asksWriter = (order: string, first: string): boolean =>
  ASKS_WRITER.test(order) || SAYS_THAT.test(order) || SPEAKS.has(first);

/** Whether it tells somebody to do something: the thread's author, or whoever writes the comment. */
const orders = (topic: string): boolean => {
  const order = topic.replace(FIRM, '');
  const [first = '', second = ''] = splitWords(order);
  if (OF_A_THING.test(topic)) return false;
  if (asksWriter(order, first) || VERBS.has(first)) return true;
  if (BEFORE_VERB.test(topic)) return !DETERMINERS.has(first) && !isPastForm(first);
  return (FIRM.test(topic) || DETERMINERS.has(second) || HOW_MUCH.test(second)) && mayBeVerb(first);
};

/** Whether it says or asks something, or tells somebody to do it, and does not only name a subject. */
export const maySay = (topic: string): boolean => {
  if (TELLS_THREAD.test(topic)) return false;
  const [first = '', second = ''] = splitWords(topic);
  return topic.includes('?') || isWhole(topic) || mayBeVerb(first) || DETERMINERS.has(second);
};

/** What an order to whoever writes speaks of: the text, its tone, its readers and the author's own things. */
const OF_WRITING =
  /\b(?:mention\w*|promot\w*|repl(?:y|ies)|answers?|respon\w+|recommend\w*|comments?|pitch|plug|links?|names? (?=\p{Lu})|pushy|salesy|friendly|helpful|polite\w*|please|tone|jokes?|emojis?|bold|italics?|text|words?|lines?|sentences?|paragraphs?|bullets?|adverts?|slang|jargon|grammar|exclamation|(?:before|until|to|about) (?:the )?(?:price|pricing|end|features)\b|greetings?|anecdotes?|hooks?|posters?|readers?|redditors?|thread|here|your (?:\w+ ){0,2}?(?:products?|tools?|apps?|pricing|story|offers?|software)|sound|formal|casual|human|themselves|them|theirs?|him|her|ours?|us|we|mine|my|me|i)\b/iu;
/** "Hire a human", "a formal contract" and "product lines" are nothing that a text has. */
const OF_NO_TEXT =
  /\b(?:(?<=\ban? )human(?= (?:for|to|before|first|until|who|on)\b)|formal (?=(?:contracts?|agreements?|offers?|quotes?|notices?)\b)|(?:product|credit|phone|bottom|assembly) lines?|lines? of (?:code|credit)|text (?=(?:messages?|fields?|your|every|each)\b)|in other words|sound (?=(?:contracts?|plans?|ideas?|budgets?)\b))/giu;
/** What may be done to a text or to its readers, and what there is in a text: "start with an example". */
const SHAPES_TEXT =
  /^(?:give|show|list|lead|start|begin|finish|close|put|focus|cover|add|use|keep|make|leave|avoid|skip|quote|present|introduce|stick|let|pick|take)\b/i;
const OF_ITS_SHAPE =
  /\b(?:it (?!is\b|pays\b|will\b)|short\w*|brief\w*|simple|plain|detail\w*|examples?|stor(?:y|ies)|questions?|facts?|points?|tips?|ways|reasons?|steps?|parts?|names?|views?|opinions?|thoughts|experience|summary|version|language|english|style|voice|numbers|features|price first|first person|the (?:price|plan|product|tool|offer|discount|trial)\b)/i;
/** "Sell" and "the plan" are meant for whoever writes, unless it goes on with why or how long. */
const SELLS =
  /\b(?:sell|selling|(?:the|this) (?:\w+ )?(?:product|tool|app|plan|price|pricing|trial|offer|discount))\b/i;
const SAYS_WHY =
  /\b(?:until|till|before|once|because) you\b(?! (?:end|close|finish|write|post)\b)|, (?:it|they|that|this) \w+.*\byour?\b/i;
/** "Count only what your own server logs" and "reduce the channels first" can only be meant for the thread's author. */
const OF_READER = /\b(?:you|your|yours|yourself|instead|until|before|first)\b(?! \w+ (?:for|in|of)\b)/i;
/** What those who sell something have to do with. */
const OF_TRADE =
  /\b(?:clients?|customers?|buyers?|users?|suppliers?|contractors?|contracts?|invoices?|deposits?|budgets?|payments?|costs?|pric(?:es?|ing)|fees?|tax(?:es)?|plans?|trials?|shops?|stores?|hir(?:e|es|ing)|staff|employees?|partners?|cofounders?|channels?|ads?|signups?|spreadsheets?|inbox|servers?|tools?|software|products?|projects?|apps?|charge|bill|scope|deadlines?|landing pages?|waitlists?|markets?)\b/i;
const FEWEST_WORDS = 5;

/** Whether nothing shows that it is meant for whoever writes. */
const mayAdvise = (typed: string): boolean => {
  const topic = typed.replace(OF_NO_TEXT, '');
  const order = topic.replace(FIRM, '');
  const [first = ''] = splitWords(typed.replace(FIRM, ''));
  if (OF_WRITING.test(topic) || asksWriter(order, first)) return false;
  if (SPEAKS_OR_NOUNS.has(first) || (SELLS.test(topic) && !SAYS_WHY.test(topic))) return false;
  return !(SHAPES_TEXT.test(order) && OF_ITS_SHAPE.test(order));
};

/** "Assign every mail to one person; that fixed it for us" */
const tellsOutcome = (topic: string): boolean => {
  const [what = '', outcome = ''] = topic.split(/(?:[;.!]|,? [–—-]) (?=(?:that|this|it|we|i) )/i);
  return mayAdvise(what) && isWhole(outcome) && /\b(?:us|we|our|me|i|my)\b/i.test(outcome);
};

/** Whether an order can be nothing else than what the thread's author should do. */
const advises = (typed: string, thread: ThreadContext): boolean => {
  if (splitWords(typed).length < FEWEST_WORDS || !mayAdvise(typed)) return false;
  const [first = ''] = splitWords(typed.replace(FIRM, ''));
  if (!mayBeVerb(first)) return false;
  const topic = typed.replace(OF_NO_TEXT, '');
  const isOnTopic = OF_TRADE.test(typed) || overlap(typed, stemsOf(`${thread.title}\n${thread.body}`)) > 0;
  return isOnTopic && (FIRM.test(topic) || OF_READER.test(topic));
};

const states = (typed: string, thread: ThreadContext): boolean => {
  const topic = typed.trim().replace(OPENING, '');
  if (topic.includes('?') || ABOUT_AUTHOR.test(topic) || TELLS_THREAD.test(topic)) return false;
  if (tellsOutcome(topic)) return true;
  if (orders(topic)) return advises(topic, thread);
  return isWhole(topic) || (LABEL.test(topic) && isWhole(topic.replace(LABEL, '')));
};

/** Below a thread, a topic that states something is what its author has to say there. */
export function withTopicAsAnswer(
  answers: readonly Answer[],
  topic: string,
  thread: ThreadContext | null,
): readonly Answer[] {
  const isTold = answers.some(({ role }) => role === 'point');
  if (!thread || thread.answered || isTold || isOfThread(topic, thread) || !states(topic, thread))
    return answers;
  return [{ role: 'point', text: topic }, ...answers];
}
