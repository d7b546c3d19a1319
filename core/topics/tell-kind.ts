import { findAnnounced, meetsPerson } from './find-announced.ts';
import { asksYesOrNo } from './asks-yes-or-no.ts';
import { isPastForm } from './statement-words.ts';
import { tellsChoice } from './tells-choice.ts';
import { weighKinds } from './signs/weigh-kinds.ts';
import { TOPIC_KINDS, type TopicKind } from './topic.ts';
import { ADDRESS, type TypedText } from './typed-text.ts';

/** "robots.txt" is a file. */
const HOST =
  /^(?:[a-z\d-]{2,40}\.){1,3}(?!(?:txt|md|json|csv|pdf|ya?ml|xml|html?|[jt]sx?|css|php|py)$)[a-z]{2,8}$/i;
const isAddress = (text: string): boolean =>
  text !== '' && (text.replace(ADDRESS, '').trim() === '' || HOST.test(text));
/** "Lesson learned: I built an app that nobody opened" shows nobody an app. */
const LESSON =
  /^(?:(?:my|our|a|one|two|three|the|hard|some) )*lessons? (?:learned|learnt)(?=$|[.!:,]| [-–—(]| (?:from|in|after|by|while|on|the|about|as)\b)(?!(?::| [-–—(]) ?(?:how|what|which|where|who) (?:to\b|(?:(?!(?:we|i|you|they|it)\b)[\w-]+ ){0,2}?(?:do|does|did|can|could|should|would|will|is|are|has|have) (?:i|you|we|it|they|the|an?|my|our|your)\b|(?:\w+ )?does it))[^?]*$/i;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ASKS = /[?？؟]\s*(?:$|\p{Lu})/u;

/** These tell of no deed, no trouble and no thing to try, whatever their words are the signs of. */
const OF_ITS_OWN =
  /^(?:ama\b|(?:daily|weekly|monthly) [^.!?]*\bthread\b|thank(?:s| you)\b|(?:beginner|quick|newbie) question\b|an? (?:[\w-]+ )?(?:letter|ode|look)\b|what i(?:['’]d| would) do\b|(?:how )?(?:i|we) plan to\b|i (?:hate|love)\b|(?:tools|apps|things) (?:i|we) use\b|(?:my|our) (?:[\w-]+ ){0,3}?(?:stack|routine|setup|roadmap|calendar|toolkit|workflow)\b|who (?:i am|we are)\b|what['’]?s (?:new|inside|on|coming|next)\b.*\b(?:my|our)\b)/i;
/** "How we choose our suppliers" is what is always done. */
const HABIT = /^(?:how|where|why|when) (?:i|we|(?:my|our) [\w-]+) (?:(?:always|usually|still) )?([\w-]+)/i;
const isHabit = (prose: string): boolean => {
  const verb = (HABIT.exec(prose)?.[1] ?? '').toLowerCase();
  return verb !== '' && !isPastForm(verb);
};

const TELLING: ReadonlySet<TopicKind> = new Set(['experience', 'news', 'opinion', 'subject', 'howto']);

/** "Has anyone moved from monthly to yearly billing" compares nothing. */
const ASKS_OTHERS =
  /^(?:has|have|does|do|did|is|are|was|were|can|could|would|will) (?:any(?:one|body)|some(?:one|body)|you|people|others) (?!.*\b(?:(?:we|i) (?:just )?(?:launched|built|made)|(?:my|our) (?:new )?(?:app|tool|product|site|website|plugin|course|newsletter))\b)(?!.*\b(?:prefer|choose|pick|or|vs|versus|compar\w+|than)\b)/i;

/** By how much more than for any other kind the signs of a topic have to speak for it. */
const CLEARLY = 2.5;

/** The kind that the signs of a topic together speak for most, and whether they do so clearly. */
export function tellKind(typed: TypedText, english: boolean): { kind: TopicKind; isSure: boolean } {
  const { text, prose } = typed;
  const sure = (kind: TopicKind) => ({ kind, isSure: true });
  if (isAddress(text)) return sure('link');
  if (!english && ASKS.test(prose)) return sure('question');
  if (!english && prose.includes('\uE000')) return sure('link');
  if (!english || !SAYS_SOMETHING.test(prose)) return sure('subject');
  if (meetsPerson(prose)) return sure('news');
  if (LESSON.test(prose)) return sure('experience');
  if (findAnnounced(prose)?.isLaunch) return sure('launch');
  const weights = weighKinds(typed);
  const [kind, next] = TOPIC_KINDS.toSorted((one, other) => weights[other] - weights[one]) as [
    TopicKind,
    TopicKind,
  ];
  const isClear = weights[kind] - weights[next] >= CLEARLY;
  // "Is cold email dead" asks, whatever else its words are the signs of.
  const line = prose.replace(/[?!\s]+$/, '');
  if (!isClear && ((TELLING.has(kind) && asksYesOrNo(line)) || ASKS_OTHERS.test(line)))
    return { kind: 'question', isSure: false };
  const isOfItsOwn =
    OF_ITS_OWN.test(prose) ||
    (kind === 'experience' && isHabit(prose)) ||
    (kind === 'comparison' && tellsChoice(prose));
  return { kind, isSure: isClear && !isOfItsOwn };
}
