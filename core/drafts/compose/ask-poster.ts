import type { ThreadContext } from '../draft-request.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { spokenKind } from '../interview/spoken-kind.ts';
import type { Scene } from './scene.ts';

type Wordings = readonly [string, ...string[]];

/** Whoever asks what to take is asked what for. */
const RECOMMENDATION =
  /^(?:need|want|seeking) |\b(?:recommend\w*|suggestions?|alternatives?(?: to\b|\W*$)|looking for|(?:what|which) .{0,40}\b(?:use|using|choose|pick|(?:switch(?:ed)?|moved?) to|go with)|best .{0,40}\b(?:tool|app|software|service)s?)\b/i;
const TRIED =
  /\b(?:i|we)(?:['’]\w{1,2}|(?: (?:have|had|am|are|already|also|both|currently|even|first|just|recently|then)))* (?:tried|tested|trial\w*|used?|using|switched|moved|migrated|looked at|ended up|started with|signed up)\b|\bon trial\b|\bso far\b|\b(?:i|we) (?:still |now )?(?:keep \w+ing|spend|pay for)\b|\bmoving away from\b|\b(?:gave|given) up\b|(?:^|[.!?] |\n)(?:already )?(?:tried|tested|used)\b/i;
const NEEDS =
  /\b(?:is|are) there (?:something|anything|an?|any)\b[^.?\n]{0,60}\b(?:that|which|with|without)\b|\b(?:must|ha(?:s|ve) to|needs? to|should (?:be|have|support|work|let)|(?:i|we) (?:really |just |only )?(?:need|want)|requirements?|deal ?breakers?|budget)\b/i;

/** Whoever tells what they did may have told what they tried. */
const DID =
  /\b(?:i|we)(?: (?:also|even|first|just|then|already|now))? (?:\w{2,}ed|made|built|sent|put|took|gave|wrote|bought|cut|ran|set|got|went|kept|left|paid|let)\b|\bwork-?arounds?\b/i;
/** Whoever asks others what they tried is not asked the same. */
const ASKS_WHAT_WAS_TRIED =
  /\bwhat (?:did|do|have) you (?:switch\w*|mov(?:e|ed)|miss|tr(?:y|ied)|drop\w*|replace\w*|end(?:ed)? up)\b|\bhave you (?:\w+ )?tried\b|\bany(?:one|body)(?: \w+)? (?:tried|used|switched)\b/i;
const WANTS = /\b(?:i|we)(?:['’]d like| (?:just |only |really )?(?:want|need|look for|would like))\b/i;

const WAYS_TRIED: Wordings = [
  'What have you tried so far, and what came of it?',
  'What have you tried already, and where did it fall short?',
];
const OUTCOME: Wordings = [
  'What would a good outcome look like for you?',
  'What would have to change for you to call it solved?',
];
const STANDING: Wordings = ['Where do you stand with it now?'];
const HARDEST: Wordings = ['Which part of it bothers you most?'];
const HOW_IT_WENT: Wordings = ['How has it gone since?'];
/** To whoever tells something, and asks for nothing. */
const TO_TELLER: Partial<Record<TopicKind, Wordings>> = {
  experience: HOW_IT_WENT,
  launch: ['What would you most like to hear about it?', 'What comes next for it?'],
  news: ['What led to it?', 'What comes next?'],
  feedback: ['Where are you least sure yourself?'],
  opinion: ['What did you see that made you say so?'],
  howto: ['What goes wrong most often?'],
  link: ['What did you take from it yourself?'],
};

/** Whoever tells something else than trouble, and asks for nothing. */
const TELL_MORE = 'Can you tell us a little more about it?';
const GLAD =
  /\b(?:(?:small|big|little|tiny) wins?|good news|happy to (?:answer|share)|ask me anything|ama|feels good|proud|celebrat\w+|milestones?|what worked|just notes|lessons?|grateful|thanks to every\w+)\b/i;

/** What whoever began the thread says in it; others speak for themselves. */
const saidByPoster = ({ title, body, author, comments }: ThreadContext): string =>
  [title, body, ...comments.filter((one) => one.author === author).map((one) => one.body)].join('\n');

/** One question to whoever reads a comment that has nothing to tell, about what they have not said already. */
export function askPoster(scene: Scene): string {
  const { say, request } = scene;
  const { thread } = request;
  const said = thread ? saidByPoster(thread) : '';
  const isTried = TRIED.test(said) || ASKS_WHAT_WAS_TRIED.test(said);
  const left = WANTS.test(said) ? HARDEST : OUTCOME;
  const [usual, ...others] = isTried ? left : DID.test(said) ? STANDING : WAYS_TRIED;
  return say(...wordingsFor(scene, said, isTried)) || say(usual, ...others) || usual;
}

function wordingsFor(scene: Scene, said: string, isTried: boolean): string[] {
  const { thread } = scene.request;
  const { asks } = scene.subject;
  if (thread && seeksRecommendation(thread)) return ofWhatTheyNeed(isTried, NEEDS.test(said));
  if (asks) return scene.topic.kind === 'comparison' ? ['What would decide it for you?'] : [];
  if (GLAD.test(said)) return [...HOW_IT_WENT];
  const toTeller = TO_TELLER[spokenKind(scene.topic, scene.request.facts.product)];
  if (toTeller) return [...toTeller];
  return thread && scene.topic.kind !== 'problem' && !said.includes('?') ? [TELL_MORE] : [];
}

const seeksRecommendation = ({ title, body }: ThreadContext): boolean =>
  [title, ...splitSentences(body.replace(/\s+/g, ' ')).filter((sentence) => sentence.includes('?'))].some(
    (sentence) => RECOMMENDATION.test(sentence.trim()),
  );

const ofWhatTheyNeed = (isTried: boolean, isNeedSaid: boolean): string[] => {
  if (isTried)
    return [
      isNeedSaid ? 'What matters most to you, if nothing does it all?' : 'What would it have to do for you?',
    ];
  const missing = 'What have you tried so far, and what was missing?';
  return isNeedSaid
    ? [missing]
    : ['What would it have to do for you, and what have you tried so far?', missing];
};
