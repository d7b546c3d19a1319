import type { Clause } from '../clause.ts';
import { judgeModality } from './judge-modality.ts';
import type { AiTextRule } from '../rules-record.ts';

const WRITTEN =
  /\b(?:generat\w*|writ\w*|wrote|assist\w*|output|slop|compos\w*|author\w*|draft\w*|past(?:e|es|ed|ing)|polish\w*|produc\w*|made|creat\w*|text|words|to say|prose|help(?:ed|s|ing)?|churn\w*|spat|spits?|crank\w*|submissions?|stor(?:y|ies)|answers?|responses?|replies|comments?|content|articles?|essays?|reads? like|sounds? like|looks? like|came|comes)\b/;
const STRICTLY_WRITTEN =
  /\b(?:generated|written|wrote|writing|authored|assisted|slop|composed|past(?:e|es|ed|ing)|polished|output|reads? like|sounds? like|came out|(?:churned|spat|spit|cranked) out)\b/;
const PICTURES =
  /\b(?:images?|art|artworks?|pictures?|pics?|photos?|videos?|music|covers?|voices?|songs?|illustrations?|drawings?|renders?|deepfakes?|avatars?|thumbnails?|audio|designs?|logos?|maps?)\b/;
const TEXTS =
  /\b(?:texts?|writing|written|words|stor(?:y|ies)|comments?|answers?|replies|articles?|responses?|essays?|content|titles?|descriptions?)\b/;
const TOPIC =
  /\b(?:about|discuss\w*|opinions? on|questions? on|which) (?:\w+ ){0,3}AI\b|\bAI (?:MAKERS|PROMO)\b|\bAI (?:\w+ )?(?:tools?|news|startups?|wrappers?|products?|related|prompts?|training|industry|models?|companies|projects?|apps?|hype|doom\w*|debates?|discussions?|replac\w+|taking|questions?|how)\b|\bjailbreak|\baccus\w*|\bwitch ?hunt/;
const LABEL =
  /\b(?:label\w*|tag(?:s|ged|ging)?|flair(?:ed|s)?|mark(?:s|ed|ing)?|disclos\w*|disclaimers?|indicat\w*|say so|stated?|acknowledg\w*|credit(?:ed)?|declar\w*|identified|transparent|mention (?:it|that|so)|noted?|up ?front|(?:open|honest) about|un(?:tagged|labell?ed|marked|disclosed|flaired))\b|\[ai\]|\b(?:must|should|have to|has to|please|then) say (?:that|so|it|when|if)\b|\b(?:as long as|if|when|provided|but) (?:you|they) (?:tell|say|admit|let (?:us|people|readers|every\w+))\b|\btitles? (?:\w+ ){0,4}(?:start|begin)|(?:add|put|include|begin|start)\b[^.]{0,60}\b(?:title|top|note|beginning|start|body|post)\b/;
const LANGUAGE_HELP = /\b(?:grammar|spelling|spell ?check\w*|translat\w*|proofread\w*|formatting)\b/;
const BY_PEOPLE =
  /\bown (?:words|writing)\b|\bwrit(?:e|ten) (?:(?:your|it|them|all|the) ?(?:own )?(?:posts?|comments?|answers?|texts?|content)? ?){0,2}yourself\b|\b(?:written|made|authored) by (?:you|a human|humans|people|a person)\b|\bhumans?(?: written| made| generated| authored)? (?:ONLY|content|posts?|writing)\b|\b(?:be|for) (?:a )?humans?\b|\boriginal writing\b|\byour (?:own )?(?:experience|thoughts|voice)\b/;
const OPENNESS =
  /\b(?:transparent|open|honest|up ?front|clear) about (?:\w+ ){0,2}AI\b|\bNO AI (?:policy|zone|sub|rule|here|at all|please)\b|\bNO AI ?[.!,]/;
const BARE = 4;

/** Rules on pictures alone: "AI images". */
export const isAboutPictures = ({ plain, marked }: Clause): boolean =>
  /\bAI\b/.test(marked) && PICTURES.test(plain) && !TEXTS.test(plain);

export const namesTexts = ({ plain }: Clause): boolean => TEXTS.test(plain);

/** Whether a clause that names AI speaks of texts written with it, not of pictures or of AI as a subject. */
export function isAboutAiText({ plain, marked }: Clause): boolean {
  if (PICTURES.test(plain) && !TEXTS.test(plain)) return false;
  if (TOPIC.test(marked) && !OPENNESS.test(marked) && !STRICTLY_WRITTEN.test(plain)) return false;
  return (
    OPENNESS.test(marked) ||
    WRITTEN.test(plain) ||
    /\bNOT (?:from|by|with|through|via) AI\b/.test(marked) ||
    LABEL.test(plain) ||
    /\b(?:use|using|usage|used|uses|allow|posts?)\b/.test(plain) ||
    marked.split(' ').length <= BARE
  );
}

/** What one clause about text written with AI says of it; null when it says nothing. */
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

export const asksForLabel = (plain: string): boolean => LABEL.test(plain);
export const asksForPeople = (plain: string): boolean => BY_PEOPLE.test(plain);
