import type { Form } from '../form/judge-form.ts';
import type { Said, ThreadWords } from '../thread-words.ts';
import { asksForThing } from './asks-for-thing.ts';
import { COMPARISON_CUES } from './cues/comparison-cues.ts';
import { COMPLAINT_CUES } from './cues/complaint-cues.ts';
import type { Cue } from './cues/cue.ts';
import { HELP_CUES } from './cues/help-cues.ts';
import { RECOMMENDATION_CUES } from './cues/recommendation-cues.ts';
import { TALK_CUES } from './cues/talk-cues.ts';
import { leanOfCommunity } from './judge-community.ts';
import { tellsStory } from './tells-story.ts';

type Asked = 'recommendation' | 'comparison' | 'complaint' | 'help';
export type Intent = Asked | 'none';
type Evidence = {
  intent: Asked;
  sure: number;
  /** Of what is so sure, how much the title and how much a question says. */
  inTitle: number;
  inQuestion: number;
  quote: string | null;
};
/** What the writer wants, how surely (0 to 1), and the sentence that says so best. */
export type IntentJudgment = {
  intent: Intent;
  strength: number;
  quote: string | null;
  /** How surely of each kind. */
  sure: Record<Asked, number>;
};

const CUES: Record<Asked, readonly Cue[]> = {
  recommendation: RECOMMENDATION_CUES,
  comparison: COMPARISON_CUES,
  help: HELP_CUES,
  complaint: COMPLAINT_CUES,
};
/** So sure a kind must be. */
const LEAST: Record<Asked, number> = { recommendation: 0.5, comparison: 0.6, help: 0.55, complaint: 0.55 };
const LEAD: Record<Asked, number> = { comparison: 0.1, recommendation: 0.05, help: 0, complaint: -0.12 };
const TITLE_LEAD = 0.15;
/** Who complains and then asks wants an answer. */
const FIRM = 0.65;
const FIRM_QUESTION = 0.5;
const ASKED_LEAD = 0.4;
const ORDER = ['comparison', 'recommendation', 'help', 'complaint'] as const;
/** Only the surest sentences count: a long story touches on everything. */
const MOST_SENTENCES = 3;
/** Somebody who shows a thing of theirs, offers work or reports news wants little of an answer. */
const FORM_DISCOUNT: Record<Form, number> = { showcase: 0.35, hiring: 0.1, news: 0.1, call: 0.1 };

const fits = ({ where, pattern }: Cue, said: Said): boolean => {
  if (where.startsWith('asked') && !said.isQuestion) return false;
  if (where.endsWith('title') && !said.isTitle) return false;
  if (where === 'text' && said.isTitle) return false;
  return pattern.test(said.plain);
};

const TALK_DISCOUNT = 0.6;
const STORY_DISCOUNT = 0.45;
const TELLING_DISCOUNT = 0.5;
/** Where the community's name says nothing, words are trusted a little less when threads are ranked. */
const SILENT_DISCOUNT = 0.93;
/** In a community where people come to ask, less evidence is enough. */
const ASKING_HINT = 0.45;
const ASKING_LEAST = 0.75;
/** What an answer that fits is worth to the writer, and so to whoever gives it. */
const WORTH: Record<Asked, number> = { recommendation: 1, comparison: 0.95, help: 0.9, complaint: 0.7 };

/** What was asked or looked for on another occasion, and what is said to those who ask. */
const NARRATED =
  /\b(?:i|he|she|they|we|people|somebody|someone|friend|customer)(?: \w+)? (?:asked|was asking|were asking|was looking|were looking|wondered|always ask|often ask|used to|kept asking)\b|\bif you(?:'re| are)(?: \w+)? (?:looking|in need|interested|in the market)\b|\bthank(?:s| you)(?: \w+){0,4} for\b|\bfor (?:those|anyone|anybody|people) (?:who|looking|interested)\b/;
const NARRATED_DISCOUNT = 0.4;

const isTalk = (said: Said): boolean => TALK_CUES.some((pattern) => pattern.test(said.plain));

function sureOf(intent: Asked, said: Said, talks: boolean): number {
  const cues = Math.max(0, ...CUES[intent].map((cue) => (fits(cue, said) ? cue.sure : 0)));
  const thing = intent === 'recommendation' && asksForThing(said) ? 0.75 : 0;
  const told = NARRATED.test(said.plain) ? NARRATED_DISCOUNT : 1;
  return told * said.weight * Math.max(cues, thing) * (talks && intent !== 'comparison' ? 0.3 : 1);
}

/** Independent hints add up: each leaves some doubt, and doubts multiply. */
function gather(
  intent: Asked,
  sentences: readonly Said[],
  talks: ReadonlySet<Said>,
  discount: number,
): Evidence {
  const found = sentences
    .map((said) => ({ sure: sureOf(intent, said, talks.has(said)), said }))
    .toSorted((one, other) => other.sure - one.sure)
    .slice(0, MOST_SENTENCES);
  const doubt = found.reduce((left, { sure }) => left * (1 - sure), 1);
  return {
    intent,
    sure: (1 - doubt) * discount,
    inTitle: found.find(({ said }) => said.isTitle)?.sure ?? 0,
    inQuestion: found.find(({ said }) => said.isQuestion)?.sure ?? 0,
    quote: found[0]?.said.quote ?? null,
  };
}

export function judgeIntent(
  words: ThreadWords,
  form: Form | null,
  community: string | undefined,
): IntentJudgment {
  const sure = { recommendation: 0, comparison: 0, help: 0, complaint: 0 };
  if (!words.isEnglish) return { intent: 'none', strength: 0, quote: null, sure };
  const talks = new Set(words.sentences.filter(isTalk));
  const lean = leanOfCommunity(community);
  const discount =
    (form ? FORM_DISCOUNT[form] : 1) *
    (isTalk(words.title) ? TALK_DISCOUNT : 1) *
    (tellsStory(words) ? STORY_DISCOUNT : 1) *
    (lean < 0 ? TELLING_DISCOUNT : 1);
  const found = ORDER.map((intent) => gather(intent, words.sentences, talks, discount));
  for (const each of found) sure[each.intent] = each.sure;
  const chosen = choose(found, lean > 0 ? ASKING_LEAST : 1);
  const said = Math.max(...found.map((each) => each.sure * WORTH[each.intent]));
  const strength =
    lean > 0 ? 1 - (1 - said) * (1 - ASKING_HINT * discount) : said * (community ? SILENT_DISCOUNT : 1);
  return { intent: chosen?.intent ?? 'none', strength, quote: chosen?.quote ?? null, sure };
}

/** The surest kind; a comparison and a recommendation are asked for in words that ask for help too. */
function choose(found: readonly Evidence[], least: number): Evidence | undefined {
  const asksToo = found.some(({ intent, sure, inQuestion }) =>
    intent === 'help' ? inQuestion >= FIRM_QUESTION : intent !== 'complaint' && sure >= FIRM,
  );
  const rank = ({ intent, sure, inTitle }: Evidence): number =>
    sure + LEAD[intent] + TITLE_LEAD * inTitle - (intent === 'complaint' && asksToo ? ASKED_LEAD : 0);
  return found
    .filter(({ intent, sure }) => sure >= LEAST[intent] * least)
    .toSorted((one, other) => rank(other) - rank(one))[0];
}
