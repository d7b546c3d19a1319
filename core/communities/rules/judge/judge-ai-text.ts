import { anyOf } from '#core/text/any-of.ts';
import type { Clause } from '../clause.ts';
import { judgeModality } from './judge-modality.ts';
import type { AiTextRule } from '../rules-record.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';

const WRITTEN = anyOf(
  '',
  /\b(?:generat\w*|writ\w*|wrote|assist\w*|output|slop|compos\w*|author\w*|draft\w*|past(?:e|es|ed|ing))\b/,
  /\b(?:polish\w*|produc\w*|made|creat\w*|text|words|to say|prose|help(?:ed|s|ing)?|churn\w*|spat|spits?)\b/,
  /\b(?:crank\w*|submissions?|stor(?:y|ies)|answers?|responses?|replies|comments?|content|articles?)\b/,
  /\b(?:essays?|reads? like|sounds? like|looks? like|came|comes)\b/,
);
const PICTURES = /\b(?:images?|art|artworks?|pictures?|photos?|videos?|audio|logos?)\b/;
const TEXTS = anyOf(
  '',
  /\b(?:texts?|writing|written|words|stor(?:y|ies)|comments?|answers?|replies|articles?|responses?)\b/,
  /\b(?:essays?|content|titles?|descriptions?)\b/,
);
const LABEL = anyOf(
  '',
  /\b(?:label\w*|tag(?:s|ged|ging)?|flair(?:ed|s)?|mark(?:s|ed|ing)?|disclos\w*|disclaimers?)\b/,
  /\b(?:indicat\w*|say so|stated?|acknowledg\w*|credit(?:ed)?|declar\w*|identified|transparent)\b/,
  /\b(?:must|should|have to|has to|please|then) say (?:that|so|it|when|if)\b/,
);
const LANGUAGE_HELP = /\b(?:grammar|spelling|spell ?check\w*|translat\w*|proofread\w*|formatting)\b/;
const BY_PEOPLE = anyOf(
  '',
  /\bown (?:words|writing)\b/,
  /\bwrit(?:e|ten) (?:(?:your|it|them|all|the) ?(?:own )?(?:posts?|comments?|answers?|texts?|content)? ?){0,2}yourself\b/,
  /\b(?:written|made|authored) by (?:you|a human|humans|people|a person)\b/,
  /\bhumans?(?: written| made| generated| authored)? (?:ONLY|content|posts?|writing)\b/,
  /\b(?:be|for) (?:a )?humans?\b|\bhuman (?:written|made|authored)\b|\boriginal writing\b/,
  /\byour (?:own )?(?:experience|thoughts|voice)\b/,
);
const NO_AI = /\bNO AI (?:policy|zone|sub|rule|here|at all|please)\b|\bNO AI ?[.!,]/;
const BARE = 4;

/** True for rules that are only about pictures: "AI images". */
export const isAboutPictures = ({ plain, marked }: Clause): boolean =>
  /\bAI\b/.test(marked) && PICTURES.test(plain) && !TEXTS.test(plain);

/** Matches kinds of text next to "AI": "Riddles from an AI". */
const TEXT_KINDS = joinAlternatives(`
  those|anything|stuff|content|texts?|writing|summar(?:y|ies)|jokes?|advice|books?|lyrics|fiction|news|lists?|
  write ups?|posts?|comments?|translations?|spam`);
const OF_AI = anyOf(
  '',
  new RegExp(
    String.raw`\b(?:${TEXT_KINDS})\b (?:\w+ ){0,5}?(?:by|from|of|through|via|with|using|out of|an?) ` +
      String.raw`(?:(?:an?|the|your) )?AI\b`,
  ),
  new RegExp(String.raw`\bAI (?:(?!BAN|ALLOW|NOT|EXCEPT)\w+ )?(?:${TEXT_KINDS})\b`),
);

export const mentionsTexts = ({ plain }: Clause): boolean => TEXTS.test(plain);

/** True if a clause that names AI is about AI-written text, not AI pictures. */
export function isAboutAiText({ plain, marked }: Clause): boolean {
  if ((PICTURES.test(plain) && !TEXTS.test(plain)) || /\bour (?:own )?AI\b/.test(marked)) return false;
  return (
    NO_AI.test(marked) ||
    WRITTEN.test(plain) ||
    OF_AI.test(marked) ||
    /\bNOT (?:from|by|with|through|via) (?:an? )?AI\b/.test(marked) ||
    LABEL.test(plain) ||
    /\b(?:use|using|usage|used|uses|allow|posts?)\b/.test(plain) ||
    marked.split(' ').length <= BARE
  );
}

/** The verdict of one clause about AI-written text; null if there is none. */
export function judgeAiText({ plain, marked }: Clause): Exclude<AiTextRule, 'unknown'> | null {
  const isSubject = (token: string) => /^(?:AI|it|this|these|those|such|that|them|generated)$/.test(token);
  const { bans, allows } = judgeModality(marked, isSubject);
  if (!bans && /^(?:\w+ ){0,3}do not care (?:if|whether|how)\b|\bdoes not matter\b/.test(plain))
    return 'allowed';
  const regardless = /\bREGARDLESS\b/.test(marked);
  if (LABEL.test(plain) && !regardless) return 'tag';
  if (LANGUAGE_HELP.test(plain) && !bans)
    return /\bONLY\b/.test(marked) ? 'banned' : allows ? 'allowed' : null;
  if (bans || BY_PEOPLE.test(plain)) return 'banned';
  return allows ? 'allowed' : null;
}

export const requiresLabel = (plain: string): boolean => LABEL.test(plain);
/** True for rules about AI text that don't name AI: "Posts should be human-written". */
export const mentionsHumanText = (plain: string): boolean =>
  /\bhuman (?:written|authored|made)\b|\b(?:written|authored) by (?:an? )?(?:actual |real )?humans?\b/.test(
    plain,
  );
export const requiresHumanText = (plain: string): boolean => BY_PEOPLE.test(plain);
