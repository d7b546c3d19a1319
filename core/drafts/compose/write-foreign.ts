import type { Draft } from '../draft-request.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { chooseTitle } from './choose-title.ts';
import type { Scene } from './scene.ts';
import { tellProduct } from './tell-product.ts';

type Words = { marks: RegExp; opening: string; closing: string };

/** Short texts for the few languages that we can write; the topic adds the rest. */
const LANGUAGES: readonly Words[] = [
  {
    marks: /\b(?:der|die|das|und|nicht|wie|ich|ein|eine|für|mit|auf|ist|sind|bei|ohne|welche)\b/gi,
    opening: 'Mich interessiert, wie ihr darüber denkt und worauf es dabei eurer Meinung nach ankommt.',
    closing: 'Womit sollte man anfangen, und was wird dabei oft übersehen?',
  },
  {
    marks: /\b(?:le|la|les|des|une|et|ou|pour|avec|sans|comment|est|dans|que|qui|quoi)\b/gi,
    opening: 'J’aimerais savoir ce que vous en pensez et ce qui compte le plus, selon vous.',
    closing: 'Par où commencer, et qu’est-ce qu’on oublie souvent ?',
  },
  {
    marks: /(?<!\p{L})(?:el|la|los|las|y|para|con|sin|cómo|qué|una|por|mi|es|en)(?!\p{L})/giu,
    opening: 'Me gustaría saber qué opinan y qué es, para ustedes, lo más importante.',
    closing: '¿Por dónde conviene empezar y qué se suele pasar por alto?',
  },
  {
    marks: /(?<!\p{L})(?:uma|como|não|com|sem|meu|minha|são|os|as|para|do|da|em)(?!\p{L})/giu,
    opening: 'Gostaria de saber o que vocês pensam e o que consideram mais importante.',
    closing: 'Por onde começar, e o que costuma ser esquecido?',
  },
  {
    marks: /(?<!\p{L})(?:il|gli|per|che|di|come|una|con|senza|è|sono|mio|mia|nel|della)(?!\p{L})/giu,
    opening: 'Mi interessa sapere che cosa ne pensate e che cosa conta di più secondo voi.',
    closing: 'Da dove conviene cominciare, e che cosa si dimentica spesso?',
  },
  {
    marks: /\b(?:de|het|een|voor|met|zonder|hoe|wat|ik|mijn|van|zijn|niet)\b/gi,
    opening: 'Ik ben benieuwd hoe jullie hierover denken en wat volgens jullie het belangrijkst is.',
    closing: 'Waar kun je het best beginnen, en wat wordt vaak vergeten?',
  },
];
const ENGLISH: Words = {
  marks: /$^/,
  opening: 'What do you think about this, and what matters most to you here?',
  closing: 'Short answers are welcome too.',
};

const ownLetters = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]*$/u;

/** Writes a short, neutral text for a topic that is not in English. */
export function writeForeign(scene: Scene, isComment: boolean): Draft {
  const { request, subject, fits } = scene;
  const counted = LANGUAGES.map(({ marks }) => subject.title.match(marks)?.length ?? 0);
  const most = Math.max(...counted);
  const known = ownLetters.test(subject.title) && most > 0 ? LANGUAGES[counted.indexOf(most)] : undefined;
  const words = known ?? ENGLISH;
  const title = chooseTitle([], scene);
  const rest = sanitizeText(request.topic) === request.topic && fits(subject.rest) ? subject.rest : '';
  const parts = [isComment ? '' : rest, words.opening, tellProduct(scene, title), words.closing];
  return { title: isComment ? null : title, content: parts.filter(Boolean).join('\n\n') };
}
