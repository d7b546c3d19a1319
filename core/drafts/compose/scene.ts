import { readTopic } from '#core/topics/read-topic.ts';
import type { Topic } from '#core/topics/topic.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { askedIn, type DraftRequest, hasTitle } from '../draft-request.ts';
import { type DraftFrame, frameDraft } from '../enforce/draft-frame.ts';
import { judgeSentence } from '../enforce/judge-sentence.ts';
import { markLinks } from '../enforce/mark-links.ts';
import { type Random, randomOf } from '../random-of.ts';
import { pick } from './chance.ts';
import { readSubject, type Subject } from './read-subject.ts';

type Wording = string | null | false | undefined;

/** Everything that the writers of the different kinds of text share. */
export type Scene = {
  request: DraftRequest;
  frame: DraftFrame;
  topic: Topic;
  subject: Subject;
  random: Random;
  /** Whether a sentence is allowed: no product name, no address, no claim and no word that the community bans. */
  fits: (text: string) => boolean;
  /** The same for a sentence of the author's, who may name what they want where a name is allowed at all. */
  fitsOwn: (text: string) => boolean;
  /** One of the allowed wordings; empty when none is. */
  say: (...wordings: Wording[]) => string;
};

export function setScene(request: DraftRequest): Scene {
  const frame = frameDraft(request);
  const { task, topic, community, angle, seed, ctaStyle, thread } = request;
  const random = randomOf([seed, task, angle, community, ctaStyle, topic, thread?.title].join('\n'));
  const forbidden = (request.rules?.requirements.body.blacklisted ?? [])
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const fitsOwn = (text: string) =>
    !forbidden.some((word) => text.toLowerCase().includes(word)) &&
    markLinks(sanitizeText(text), frame.site, frame.typedLinks).text === text &&
    splitSentences(text.replace(/^> /, '')).every(
      (sentence) =>
        judgeSentence({ text: sentence, quoted: text.startsWith('> '), code: false }, frame) === null,
    );
  const fits = (text: string) => countMentions(text, frame.names.pattern) === 0 && fitsOwn(text);
  const read = readTopic(askedIn(request));
  const subject = settle(readSubject(frame.told, read.english), hasTitle(task) ? fitsOwn : fits, fits);
  const say = (...wordings: Wording[]) => {
    const [first, ...others] = wordings.filter((one): one is string => Boolean(one) && fits(one as string));
    return first === undefined ? '' : pick([first, ...others], random);
  };
  return {
    request,
    frame,
    topic: read,
    subject,
    random,
    fits,
    fitsOwn,
    say,
  };
}

/** Drops the parts of the topic that are not allowed, sentence by sentence and phrase by phrase. */
const settle = (
  subject: Subject,
  fitsOwn: (text: string) => boolean,
  fits: (text: string) => boolean,
): Subject => ({
  ...subject,
  rest: splitSentences(subject.rest)
    .map((sentence) => sentence.trim())
    .filter(fitsOwn)
    .join(' '),
  task: subject.task && fits(`How to ${subject.task}?`) ? subject.task : null,
  thing: subject.thing && fits(`More about ${subject.thing}.`) ? subject.thing : null,
});
