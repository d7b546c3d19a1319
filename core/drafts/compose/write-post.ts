import type { TopicKind } from '#core/topics/topic.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import type { Draft } from '../draft-request.ts';
import { randomOf } from '../random-of.ts';
import { turnOf } from '../three-angles.ts';
import { offersPage, offersTool } from '#core/topics/offers-page.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { asksYesOrNo } from '#core/topics/asks-yes-or-no.ts';
import { tellsChoice } from '#core/topics/tells-choice.ts';
import { ASKS_ANYTHING, closingsOf } from './closings.ts';
import { frameTitle } from './frame-title.ts';
import { composeText } from './compose-text.ts';
import { chooseTitle } from './choose-title.ts';
import { isSame, NOTHING_KNOWN, says, toSentence } from './own-words.ts';
import { capitalise } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { tellAnswers, type Told } from './tell-answers.ts';

const ORDER = ['topic', 'answers', 'closing'] as const;
const LONGEST_POINT = 100;
/** Of these the whole topic is a statement. */
const TELLING: ReadonlySet<TopicKind> = new Set(['experience', 'problem', 'opinion', 'launch', 'news']);

/** Writes a discussion post from the topic, the author's answers, and one question to close. */
export function writePost(scene: Scene): Draft {
  const told = tellAnswers(scene);
  const title = chooseTitle(titlesOf(scene, told), scene);
  const spare = closingOf(scene, title);
  const closing = told.ask || (scene.subject.rest.includes('?') ? '' : spare);
  const opening = openingOf(scene, title, told, closing);
  const parts = {
    topic: opening,
    answers: told.paragraphs.filter((text) => !isSame(text, title)),
    closing,
  };
  return { title, content: composeText(scene, { parts, order: ORDER, ask: told.ask, spare }) };
}

function titlesOf(scene: Scene, { point, paragraphs }: Told): (string | null)[] {
  const { topic, subject, frame } = scene;
  const framed = [frameTitle(scene)];
  // Above a text, "it" stands for nothing yet.
  const isTitle =
    point && point.length <= LONGEST_POINT && !/\b(?:it|this|that|they|them|these|those)\b/i.test(point);
  const ownPoint = isTitle ? capitalise(point) : null;
  if (subject.rest.includes('?')) return [subject.title];
  if (ASKS_ANYTHING.test(frame.told)) return [subject.title];
  if (topic.kind === 'comparison') {
    // Whoever sells one of the two has chosen.
    const isOpen = countMentions(frame.told, frame.names.pattern) === 0 && !tellsChoice(frame.told);
    return [isOpen && CHOOSES.test(subject.title) ? asQuestion(subject.title) : subject.title];
  }
  if (TELLS_OWN.test(frame.told)) return [subject.title];
  if (subject.asks || ASKS.test(frame.told) || (topic.kind === 'question' && ASKS_OPENLY.test(frame.told)))
    return [asQuestion(subject.title)];
  // A title that shares no word with its topic tells nobody what the text is about.
  if (topic.kind === 'subject' && ownPoint)
    return [overlap(ownPoint, stemsOf(frame.told)) > 0 ? ownPoint : subject.title];
  if (topic.kind === 'subject') return framed;
  if (topic.kind === 'howto')
    return paragraphs.length > 0 ||
      /^\d+ /.test(frame.told) ||
      offersPage(frame.told) ||
      offersTool(frame.told)
      ? [subject.title]
      : framed;
  return [frame.told === '' ? ownPoint : subject.title];
}

/** A question typed without its mark. */
const ASKS =
  /^(?:any (?!\w+ing\b)\w+ \w+|(?:what|who|how|where)(?:['’]s| is| are| do| does| did| can| should| would)|which .* (?:do|does|is|are|should|would)|anyone|anybody)\b/i;

/** "Debating between a booth and a talk" tells what somebody does, and "why we are cheaper" knows its answer. */
const CHOOSES =
  /^(?!\w+ing\b|(?:i|we|my|our|not)\b)(?:.* (?:or|vs\.?|versus) )(?!.*(?:[:,]| [-–—]) (?:an? (?:honest|fair|short|quick|detailed) |(?:why|how|what) (?:i|we|\w+ (?:told|said|taught|did|do|tell|say))\b|here(?:['’]s)?\b|(?:my|our) |(?:lessons|results|notes|numbers|figures)\b))/i;

/** "What's new in our October release", "Who we are" */
const TELLS_OWN =
  /^(?:what(?:['’]?s| is) (?:new|inside|on|coming|next)\b.*\b(?:my|our)\b|(?:who|what|where|how|why) (?:i|we) )/i;

const ASKS_OPENLY = /^(?:what|which|who|whose|how|where|when|why)\b/i;

const asQuestion = (title: string): string => (/[?!…]$/.test(title) ? title : `${title}?`);

/** The topic itself, unless the title says all of it: a text that repeats its title helps nobody. */
function openingOf(scene: Scene, title: string, { paragraphs }: Told, closing: string): string {
  const { topic, subject, fitsOwn } = scene;
  const { told } = scene.frame;
  if (subject.rest) return says(title, subject.rest) ? '' : toSentence(asTyped(withoutTitle(scene, title)));
  const isAsked = subject.asks || (title.endsWith('?') && isSame(told, title));
  const whole = isAsked ? asQuestion(subject.title) : toSentence(told);
  const tells = !subject.asks && TELLING.has(topic.kind);
  const isBare = paragraphs.length === 0 && closing === '';
  return (isBare || tells) && !says(title, whole) && fitsOwn(whole) ? whole : '';
}

/** A topic often lacks the last sign of its question. */
const asTyped = (text: string): string =>
  asksYesOrNo(splitSentences(text).at(-1) ?? '') ? `${text}?` : text;

/** A sentence that stands by itself. */
const LEFT_OVER = /^[^\p{Ll}]\S*(?: \S+){3}/u;

/** The rest of a topic; of two sentences, only the one that its title doesn't say. */
function withoutTitle({ subject }: Scene, title: string): string {
  const sentences = splitSentences(subject.rest);
  const left = sentences.filter((sentence) => !says(title, sentence)).join('');
  return sentences.length === 2 && LEFT_OVER.test(left) ? left.trim() : subject.rest;
}

function closingOf(scene: Scene, title: string): string {
  const closings = closingsOf(scene).filter(
    (closing) => scene.fits(closing) && !isSame(closing, title) && !sharesWord(closing, title),
  );
  const { seed, topic, angle } = scene.request;
  const from = Math.floor(randomOf(`${seed}\n${topic}`)() * closings.length);
  const turns = questionFirst([...closings.slice(from), ...closings.slice(0, from)], title);
  return turns[turnOf(angle) % turns.length] ?? NOTHING_KNOWN;
}

/** The first turn is that of the angle called a question, which asks one unless its title does. */
function questionFirst(turns: readonly string[], title: string): readonly string[] {
  const [first] = turns;
  const question = title.endsWith('?') ? first : turns.find((closing) => closing.endsWith('?'));
  if (first === undefined || question === undefined) return turns;
  return turns.map((closing) => (closing === first ? question : closing === question ? first : closing));
}

/** "What would you do differently?" sounds odd below "What we'd do differently". */
const sharesWord = (closing: string, title: string): boolean =>
  (closing.toLowerCase().match(/\p{L}{7,}/gu) ?? []).some((word) => title.toLowerCase().includes(word));
