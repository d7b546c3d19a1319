import type { DraftRequest } from '../draft-request.ts';
import { type DraftFrame, frameDraft } from '../enforce/draft-frame.ts';
import { judgeSentence } from '../enforce/judge-sentence.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { markLinks } from '../enforce/mark-links.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { type Random, randomOf } from '../random-of.ts';
import { pick } from './chance.ts';
import { chooseConcerns } from './choose-concerns.ts';
import type { Concern } from './concerns/concern.ts';
import { readSubject, type Subject } from './read-subject.ts';

type Wording = string | null | false | undefined;

/** Everything that the writers of the different kinds of text share. */
export type Scene = {
  request: DraftRequest;
  frame: DraftFrame;
  subject: Subject;
  random: Random;
  concerns: Concern[];
  /** Whether some of the concerns are specific to the topic. */
  themed: boolean;
  /** Whether a sentence is allowed: no product name, no address, no claim and no word that the community bans. */
  fits: (text: string) => boolean;
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
  const fits = (text: string) =>
    !forbidden.some((word) => text.toLowerCase().includes(word)) &&
    countMentions(text, frame.names.pattern) === 0 &&
    markLinks(sanitizeText(text), frame.site).text === text &&
    splitSentences(text.replace(/^> /, '')).every(
      (sentence) =>
        judgeSentence({ text: sentence, quoted: text.startsWith('> '), code: false }, frame) === null,
    );
  const subject = settle(readSubject(thread?.title || topic), fits);
  const say = (...wordings: Wording[]) => {
    const [first, ...others] = wordings.filter((one): one is string => Boolean(one) && fits(one as string));
    return first === undefined ? '' : pick([first, ...others], random);
  };
  const chosen = chooseConcerns(thread?.title || topic, thread?.body ?? '', random);
  const concerns = chosen.concerns.filter(({ what, ask, weigh, check }) =>
    [what, ask, weigh, check].every(fits),
  );
  return { request, frame, subject, random, concerns, themed: chosen.themed, fits, say };
}

/** Drops the parts of the topic that are not allowed, sentence by sentence and phrase by phrase. */
const settle = (subject: Subject, fits: (text: string) => boolean): Subject => ({
  ...subject,
  rest: splitSentences(subject.rest)
    .map((sentence) => sentence.trim())
    .filter(fits)
    .join(' '),
  task: subject.task && fits(`How to ${subject.task}?`) ? subject.task : null,
  about: subject.about && fits(`More about ${subject.about}.`) ? subject.about : null,
  options: subject.options.every(fits) && fits(subject.purpose.trim()) ? subject.options : [],
});
