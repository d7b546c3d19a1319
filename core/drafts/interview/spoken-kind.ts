import { countMentions } from '#core/mentions/count-mentions.ts';
import { readProductNames } from '#core/mentions/product-names.ts';
import { asksYesOrNo } from '#core/topics/asks-yes-or-no.ts';
import type { Topic, TopicKind } from '#core/topics/topic.ts';

/** What can be tried has a name, or is called a thing that somebody made. */
const OFFERED =
  /\b(?:is (?:\w+ )?(?:live|out)|beta|apps?|tools?|plugins?|extensions?|bots?|games?|templates?|service|cli|library|saas|software|website)\b/i;

/**
 * The kind that our own sentences and questions may take a topic for. Where it is in doubt they are general, and so
 * they are where the maker of a product asks about it: nobody needs their guess, or what they use now.
 */
export function spokenKind(topic: Topic, product: string | null): TopicKind {
  const { kind, isSure, presented, text } = topic;
  const isPlain =
    (kind === 'question' && (text.endsWith('?') || asksYesOrNo(text))) ||
    ((kind === 'launch' || kind === 'feedback') && presented !== null);
  const isAsked = kind === 'question' || kind === 'comparison';
  const isOfOwn = countMentions(text, readProductNames({ product, pageTitle: null }, null).pattern) > 0;
  if ((!isSure && !isPlain) || (isAsked && isOfOwn)) return 'subject';
  return kind === 'launch' && !presented && !OFFERED.test(text) ? 'news' : kind;
}
