import type { Finding } from '#contract/preflight.ts';
import { promotionCoversLinks, sayNoRuleAbout } from '#core/communities/rules/describe-value.ts';
import { checkRequirements } from '#core/communities/check-requirements.ts';
import { showsTextWithLink } from '#core/communities/shows-text-with-link.ts';
import { decideOwnWords, OWN_SHARE, toPercent } from '#core/posts/decide-own-words.ts';
import { checkKind } from './check-admission.ts';
import { block, citeField, kindPhrase, note, type Subject, warning } from './subject.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER_OF_LINKS = new RegExp(
  `(?<![:.\\d]|\\bno )\\b([1-9]\\d?|${NUMBERS.join('|')}) links?\\b(?![ -](?:posts?|submissions?|flairs?|karma|ratio)\\b)`,
  'i',
);
/** The number of links a rule mentions; the user has to read the details. */
function readNumber(rule: string): number | null {
  const said = NUMBER_OF_LINKS.exec(rule)?.[1]?.toLowerCase();
  return said === undefined ? null : Number(said) || NUMBERS.indexOf(said) + 1;
}

function checkLinkCondition(community: string, links: number, said: ReturnType<typeof citeField>): Finding {
  const named = readNumber(said.quote ?? '');
  if (named === null || links <= named)
    return warning(
      'LINKS_CONDITION',
      `r/${community} takes links on a condition.`,
      'Read the condition and see that the link keeps to it.',
      said,
    );
  return warning(
    'LINKS_CONDITION',
    `The rule of r/${community} speaks of ${named === 1 ? 'one link' : `${named} links`}, and this text has ${links}.`,
    'Read the rule and see that the links keep to it.',
    said,
  );
}

export function checkLinks({ draft, product, rules }: Subject): Finding[] {
  if (product.mentions.links === 0) return [];
  const { links } = rules.reading;
  const said = citeField(rules, 'links');
  if (links === 'banned')
    return [
      block(
        'LINKS_BANNED',
        `r/${draft.community} takes no links, and this ${draft.type === 'link' ? 'is one' : 'text has one'}.`,
        draft.type === 'link' ? 'Write a text without a link instead.' : 'Take the links out.',
        said,
      ),
    ];
  if (links === 'limited') return [checkLinkCondition(draft.community, product.mentions.links, said)];
  // A link to the author's own site counts as promotion under that rule.
  if (promotionCoversLinks(rules.reading) && product.mentions.ownLinks > 0) return [];
  if (promotionCoversLinks(rules.reading))
    return [
      warning(
        'LINKS_CONDITION',
        `r/${draft.community} has a rule for links to what is yours.`,
        'If this link is one, keep to that rule.',
        citeField(rules, 'promotion'),
      ),
    ];
  if (links === 'unknown')
    return [
      note(
        'NO_RULE',
        sayNoRuleAbout(`links${kindPhrase(draft)}`),
        'Link only where it answers the question.',
      ),
    ];
  return [];
}

/** Text reworked or typed by its author is not AI text. A confirmation needs at least one change. */
export function checkAiText({ draft, rules, history }: Subject): Finding[] {
  const { beginning, type, community } = draft;
  if (!beginning) return history.isHidden ? adviseOnAiText(rules, community) : [];
  const { share, enough } = decideOwnWords(type, draft, beginning);
  if (enough || (beginning.confirmedAt !== null && share > 0)) return [];
  const { aiText, titleTags } = rules.reading;
  const said = citeField(rules, 'aiText');
  const ownEnough =
    `Make at least ${toPercent(OWN_SHARE)} % of the words your own in the generator, or change what ` +
    'you would say otherwise and confirm there that the words are yours.';
  switch (aiText) {
    case 'banned':
      return [
        block(
          'AI_TEXT',
          `r/${community} takes no text written with AI, and ` +
            `${share > 0 ? `${toPercent(share)} % of the words are yours` : 'none of these words count as yours yet'}.`,
          ownEnough,
          said,
        ),
      ];
    case 'tag':
      return beginning.byModel === false ? [] : checkTag(draft, titleTags, said);
    case 'unknown':
      return [
        note(
          'NO_RULE',
          sayNoRuleAbout(`text written with AI${kindPhrase(draft)}`),
          'Make it your own all the same.',
        ),
      ];
    case 'allowed':
      return [];
  }
}

/** Advises on a text without a known author. */
function adviseOnAiText(rules: Subject['rules'], community: string): Finding[] {
  const said = citeField(rules, 'aiText');
  switch (rules.reading.aiText) {
    case 'banned':
      return [
        note(
          'AI_TEXT',
          `r/${community} takes no text written with AI.`,
          'If this one was, write it in your own words.',
          said,
        ),
      ];
    case 'tag':
      return [
        note(
          'AI_TAG',
          `r/${community} wants text written with AI to be marked.`,
          'If this one was, mark it.',
          said,
        ),
      ];
    case 'unknown':
    case 'allowed':
      return [];
  }
}

/** If the rule names the tag, we can check for it. */
function checkTag(
  { type, title, community }: Subject['draft'],
  tags: readonly string[],
  said: ReturnType<typeof citeField>,
): Finding[] {
  const start = (title ?? '').trimStart().toLowerCase();
  const text = `r/${community} wants text written with AI to be marked.`;
  if (type === 'comment' || tags.length === 0)
    return [
      warning(
        'AI_TAG',
        text,
        `Mark it${said.quote ? ' as the rule says' : ''}, or make the words your own.`,
        said,
      ),
    ];
  if (tags.some((tag) => start.startsWith(tag.toLowerCase()))) return [];
  return [block('AI_TAG', text, `Begin the title with ${tags.join(' or ')}.`, said)];
}

/** A missing flair does not block a post that is submitted by hand. */
export function checkForm(subject: Subject): Finding[] {
  const { draft, rules, isByHand } = subject;
  if (!rules.requirements || checkKind(subject).length > 0) return [];
  const alone =
    draft.type === 'link' && !showsTextWithLink(rules)
      ? [
          note(
            'LINK_ALONE',
            `r/${draft.community} takes links without a text, so only the title and the link go out.`,
            'Say what matters in the title or in your first comment.',
          ),
        ]
      : [];
  const faults = checkRequirements(draft, rules.requirements).map(({ about, message }) => {
    const text = `r/${draft.community}: ${message}`;
    if (about === 'flair' && isByHand)
      return note('REQUIREMENTS', `r/${draft.community} asks for a flair.`, 'Choose one when you post it.');
    if (about === 'flair') return block('FLAIR_REQUIRED', text, 'Choose one, then send it.');
    return block('REQUIREMENTS', text, 'Change the post, then send it.');
  });
  return [...alone, ...faults];
}
