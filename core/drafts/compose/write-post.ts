import { ANGLES } from '#contract/drafts.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import type { Draft } from '../draft-request.ts';
import { randomOf } from '../random-of.ts';
import { withoutName } from '../without-name.ts';
import { offersPage, offersTool } from '#core/topics/offers-page.ts';
import { TELLING } from './noun-of.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { asTitle, ASKS_ANYTHING, closingsOf, frameTopic, plainClosingsOf, TELLS_OF_BOTH } from './phrases.ts';
import { chooseTitle } from './choose-title.ts';
import { isSame, NOTHING_KNOWN, saysEnough, says, toSentence } from './own-words.ts';
import { capitalise } from './read-subject.ts';
import type { Scene } from './scene.ts';
import { findSiteSentence } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellAnswers, type Told } from './tell-answers.ts';
import { tellProduct } from './tell-product.ts';

const LONGEST_POINT = 100;
/** Those that fit best, of which each seed picks one. */
const CLOSINGS = 3;
/** So many sentences of the author's bear a question that does not name the topic. */
const TOLD_ENOUGH = 2;

/** Writes a discussion post from the topic, the author's answers and facts, and one question to close. */
export function writePost(scene: Scene): Draft {
  const { request } = scene;
  const told = tellAnswers(scene);
  const title = chooseTitle(titlesOf(scene, told), scene);
  const closing = told.ask || closingOf(scene, title, told);
  const opening = openingOf(scene, title, told, closing);
  const begun = `${title}\n${opening}`;
  const parts = {
    topic: opening,
    answers: told.paragraphs.filter((text) => !isSame(text, title)).join('\n\n'),
    facts: stateFacts(scene),
    site: quoteSite(scene),
    product: tellProduct(scene, begun),
    closing,
  };
  const isNamed = countMentions(begun, scene.frame.names.pattern) > 0;
  const order =
    // Nobody knows what "it" is before it is named.
    scene.presentsOwn && !isNamed
      ? (['topic', 'product', 'answers', 'facts', 'site', 'closing'] as const)
      : request.ctaStyle === 'direct'
        ? (['topic', 'answers', 'facts', 'site', 'closing', 'product'] as const)
        : (['topic', 'answers', 'facts', 'site', 'product', 'closing'] as const);
  const text = () =>
    order
      .map((part) => parts[part])
      .filter(Boolean)
      .join('\n\n');
  for (const part of ['site', 'facts', 'closing', 'topic'] as const)
    if (text().length > (request.rules?.requirements.body.maxLength ?? Infinity)) parts[part] = '';
  if (!saysEnough(text().replace(parts.product, ''))) parts.closing = plainClosing(scene, title);
  return { title, content: text() };
}

function titlesOf(scene: Scene, { point, paragraphs }: Told): (string | null)[] {
  const { topic, subject, frame } = scene;
  const framed = frameTopic(scene).titles;
  const ownPoint = point && point.length <= LONGEST_POINT ? capitalise(point) : null;
  if (subject.rest.includes('?')) return [subject.title];
  if (ASKS_ANYTHING.test(frame.told)) return [subject.title];
  if (topic.kind === 'comparison')
    return [TELLS_OF_BOTH.test(frame.told) ? subject.title : asQuestion(subject.title)];
  if (subject.asks || ASKS.test(frame.told)) return [asQuestion(subject.title)];
  if (topic.kind === 'subject') return ownPoint ? [ownPoint] : framed;
  if (topic.kind === 'howto')
    return paragraphs.length > 0 ||
      /^\d+ /.test(frame.told) ||
      offersPage(frame.told) ||
      offersTool(frame.told)
      ? [subject.title]
      : framed;
  return [asTitle(frame.told) ?? (frame.told === '' ? ownPoint : subject.title)];
}

/** A question typed without its mark. */
const ASKS =
  /^(?:any (?!\w+ing\b)\w+ \w+|(?:what|who|how|where)(?:['’]s| is| are| do| does| did| can| should| would)|which .* (?:do|does|is|are|should|would)|anyone|anybody)\b/i;

const asQuestion = (title: string): string => (title.endsWith('?') ? title : `${title}?`);

/** The topic itself, unless the title says all of it: a text that repeats its title helps nobody. */
function openingOf(scene: Scene, title: string, { paragraphs }: Told, closing: string): string {
  const { topic, subject, fitsOwn } = scene;
  const { told } = scene.frame;
  if (subject.rest) return says(title, subject.rest) ? '' : toSentence(withoutTitle(scene, title));
  const isAsked = subject.asks || (title.endsWith('?') && isSame(told, title));
  const whole = isAsked ? asQuestion(subject.title) : toSentence(told);
  const tells = !subject.asks && TELLING.has(topic.kind);
  const isBare = paragraphs.length === 0 && closing === '';
  return (isBare || tells) && !says(title, whole) && fitsOwn(whole) ? whole : '';
}

/** A sentence that stands by itself. */
const LEFT_OVER = /^[^\p{Ll}]\S*(?: \S+){3}/u;

/** The rest of a topic without what its title says; of their own product it does not say the name again either. */
function withoutTitle({ subject, frame, presentsOwn }: Scene, title: string): string {
  const sentences = splitSentences(subject.rest);
  const left = sentences.filter((sentence) => !says(title, sentence)).join('');
  const isNamed = presentsOwn && countMentions(title, frame.names.pattern) > 0;
  if (isNamed) return withoutName(left, frame.names.pattern);
  // In a longer account its first sentence is missed where it was.
  const isEnough = sentences.length === 2 && LEFT_OVER.test(left);
  return isEnough ? left.trim() : subject.rest;
}

function closingOf(scene: Scene, title: string, { paragraphs }: Told): string {
  if (scene.subject.rest.includes('?')) return '';
  const isTold = splitSentences(paragraphs.join(' ')).length >= TOLD_ENOUGH;
  const closings = closingsOf(scene, isTold).filter(
    (closing) => scene.fits(closing) && !isSame(closing, title) && !(isTold && sharesWord(closing, title)),
  );
  const { seed, topic, angle } = scene.request;
  const best = [...new Set(closings)].slice(0, CLOSINGS);
  // The angles of one topic close with different questions, as far as there are any.
  const at = Math.floor(randomOf(`${seed}\n${topic}`)() * best.length) + ANGLES.indexOf(angle);
  return best[at % best.length] ?? '';
}

/** Where nothing else is known, it asks without naming the topic once more. */
const plainClosing = (scene: Scene, title: string): string =>
  scene.say(...plainClosingsOf(scene.topic.kind).filter((closing) => !isSame(closing, title))) ||
  NOTHING_KNOWN;

/** "What would you do differently?" sounds odd below "What we'd do differently". */
const sharesWord = (closing: string, title: string): boolean =>
  (closing.toLowerCase().match(/\p{L}{7,}/gu) ?? []).some((word) => title.toLowerCase().includes(word));

/** What the author's page says about the topic in one of its sentences. */
const quoteSite = (scene: Scene): string => {
  const sentence = findSiteSentence(scene);
  return sentence ? `“${sentence}”` : '';
};
