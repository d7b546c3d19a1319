import type { Angle as AngleName } from '#contract/drafts.ts';
import type { CtaStyle } from '#contract/posts.ts';
import type { Draft } from '../draft-request.ts';
import { checklist } from './angles/checklist.ts';
import { comparison } from './angles/comparison.ts';
import { feedback } from './angles/feedback.ts';
import { lesson } from './angles/lesson.ts';
import { plan } from './angles/plan.ts';
import { question } from './angles/question.ts';
import { chooseTitle } from './choose-title.ts';
import type { Angle } from './draft-outline.ts';
import type { Scene } from './scene.ts';
import { findAspects, findSiteSentence, listOf } from './site-words.ts';
import { stateFacts } from './state-facts.ts';
import { tellProduct } from './tell-product.ts';

const ANGLES: Readonly<Record<AngleName, Angle>> = {
  question,
  lesson,
  comparison,
  checklist,
  feedback,
  plan,
};
const USUAL_LENGTH = 750;
/** A text may stop at this share of the usual length, and never needs more characters than people read. */
const [ENOUGH, LONG] = [0.6, 1_500];
const LENGTH_AROUND = 300;
const LENGTH_OF_POINT = 110;
const [FEWEST, MOST] = [2, 6];

/** Writes a discussion post from the chosen angle, about as long as posts in that community usually are. */
export function writePost(scene: Scene): Draft {
  const { request, concerns, subject } = scene;
  const { habits, rules, angle } = request;
  const usual = rules?.requirements.body.policy === 'notAllowed' ? 500 : (habits?.bodyLength ?? USUAL_LENGTH);
  const fewest = angle === 'checklist' || angle === 'plan' ? FEWEST + 2 : FEWEST;
  const byLength = Math.round((usual - LENGTH_AROUND) / LENGTH_OF_POINT);
  const points = concerns.slice(0, Math.min(MOST, Math.max(fewest, byLength)));
  const outline = ANGLES[angle](scene, points);
  const title = chooseTitle(outline.titles, scene);
  const rest = concerns.slice(points.length);
  const paragraphs = {
    topic: subject.rest,
    opening: outline.opening,
    facts: stateFacts(scene),
    middle: outline.middle.join('\n\n'),
    site: tellSite(scene),
    more: '',
    ...inOrder(request.ctaStyle, tellProduct(scene, title), outline.closing),
  };
  const text = () => Object.values(paragraphs).filter(Boolean).join('\n\n');
  for (const concern of rest) {
    if (text().length >= Math.max(rules?.requirements.body.minLength ?? 0, Math.min(usual, LONG) * ENOUGH))
      break;
    paragraphs.more += `${paragraphs.more === '' ? '' : '\n\n'}${concern.weigh} ${concern.ask}`;
  }
  for (const part of ['site', 'facts', 'closing', 'topic'] as const)
    if (text().length > (rules?.requirements.body.maxLength ?? Infinity)) paragraphs[part] = '';
  return { title, content: text() };
}

/** A link belongs at the very end, a mere mention before the closing question. */
const inOrder = (style: CtaStyle, product: string, closing: string) =>
  style === 'direct' ? { closing, product } : { product, closing };

/** What the author's page says about the topic: one of its sentences, or the subjects of its headings. */
function tellSite(scene: Scene): string {
  const sentence = findSiteSentence(scene);
  if (sentence)
    return scene.say(
      `One thought to argue with: “${sentence}”`,
      `This is how I would put the core of it: “${sentence}”`,
      `A statement to start from: “${sentence}”`,
    );
  const aspects = findAspects(scene);
  if (aspects.length === 0) return '';
  return scene.say(
    `It also touches on ${listOf(aspects)}, so views on that are welcome too.`,
    `Close by, and hard to separate from it: ${listOf(aspects)}.`,
    `I am thinking of ${listOf(aspects)} in particular.`,
  );
}
