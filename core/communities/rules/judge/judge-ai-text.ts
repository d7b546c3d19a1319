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
const STRICTLY_WRITTEN = anyOf(
  '',
  /\b(?:generated|written|wrote|writing|authored|assisted|slop|composed|past(?:e|es|ed|ing)|polished)\b/,
  /\b(?:output|reads? like|sounds? like|came out|(?:churned|spat|spit|cranked) out)\b/,
  /\b(?:produced|made|created|penned|devised|cooked up|c[oa]me up) (?:with|by|using|through)\b/,
);
const PICTURES = anyOf(
  '',
  /\b(?:images?|art|artworks?|pictures?|pics?|photos?|videos?|music|covers?|voices?|songs?)\b/,
  /\b(?:illustrations?|drawings?|renders?|deepfakes?|avatars?|thumbnails?|audio|designs?|logos?|maps?)\b/,
);
const TEXTS = anyOf(
  '',
  /\b(?:texts?|writing|written|words|stor(?:y|ies)|comments?|answers?|replies|articles?|responses?)\b/,
  /\b(?:essays?|content|titles?|descriptions?)\b/,
);
const TOPIC = anyOf(
  '',
  /\b(?:about|discuss\w*|opinions? on|questions? on|which) (?:\w+ ){0,3}AI\b|\bAI (?:MAKERS|PROMO)\b/,
  /\bAI (?:\w+ )?(?:tools?|news|startups?|wrappers?|products?|related|prompts?|training|industry|models?)\b/,
  /\bAI (?:\w+ )?(?:companies|projects?|apps?|hype|doom\w*|debates?|discussions?|replac\w+|taking)\b/,
  /\bAI (?:\w+ )?(?:questions?|how)\b|\bis (?:this|that|it) AI\b|\bjailbreak|\baccus\w*|\bwitch ?hunt/,
);
const LABEL = anyOf(
  '',
  /\b(?:label\w*|tag(?:s|ged|ging)?|flair(?:ed|s)?|mark(?:s|ed|ing)?|disclos\w*|disclaimers?|indicat\w*)\b/,
  /\b(?:say so|stated?|acknowledg\w*|credit(?:ed)?|declar\w*|identified|transparent)\b/,
  /\b(?:mention (?:it|that|so)|noted?|up ?front|(?:open|honest) about|own(?:s|ing)? up|prefix\w*)\b/,
  /\b(?:admit\w*|un(?:tagged|labell?ed|marked|disclosed|flaired))\b|\[ai\]/,
  /\b(?:ask for|want|need|write|use|have)\b[^.]{0,60}\bin the (?:titles?|first line|top line|headline)\b/,
  /\bexpect\b[^.]{0,60}\bin the (?:titles?|first line|top line|headline)\b/,
  /\b(?:must|should|have to|has to|please) (?:say|state|tell|declare) (?:which|what|how much|where)\b/,
  /\b(?:tell|let) (?:us|people|readers|every1|everyone) (?:so|know|if|when|that)\b/,
  /\b(?:must|should|have to|has to|please|then) say (?:that|so|it|when|if)\b/,
  /\b(?:as long as|if|when|provided|but) (?:you|they) (?:tell|say|admit)\b/,
  /\b(?:as long as|if|when|provided|but) (?:you|they) let (?:us|people|readers|every\w+)\b/,
  /\btitles? (?:\w+ ){0,4}(?:start|begin)/,
  /(?:add|put|include|begin|start)\b[^.]{0,60}\b(?:title|top|note|beginning|start|body|post)\b/,
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
const OPENNESS = anyOf(
  '',
  /\b(?:transparent|open|honest|up ?front|clear) about (?:\w+ ){0,2}AI\b/,
  /\bNO AI (?:policy|zone|sub|rule|here|at all|please)\b|\bNO AI ?[.!,]/,
);
const BARE = 4;

/** True for rules that are only about pictures: "AI images". */
export const isAboutPictures = ({ plain, marked }: Clause): boolean =>
  /\bAI\b/.test(marked) && PICTURES.test(plain) && !TEXTS.test(plain);

/** Matches kinds of text next to "AI": "Riddles from an AI". */
const TEXT_KINDS = joinAlternatives(`
  those|1s|anything|something|things|stuff|content|texts?|writing|writings|summar(?:y|ies)|reviews?|
  analys[ei]s|jokes?|riddles?|puzzles?|recipes?|instructions?|advice|guides?|how tos?|letters?|chapters?|
  novels?|novellas?|books?|poems?|poetry|haikus?|lyrics|scripts?|fiction|fan ?fics?|essays?|abstracts?|
  reports?|news|tips?|explanations?|theor(?:y|ies)|diagnos[ei]s|tutorials?|captions?|headlines?|dialogue|
  critiques?|feedback|plots?|vers[e]s?|tales?|biographies|bios|cvs?|write ups?|blurbs?|walkthroughs?|lists?|
  posts?|comments?|speech(?:es)?|arguments?|translations?|nonsense|drivel|spam|rubbish|garbage|filler|
  blather|fluff`);
const OF_AI = anyOf(
  '',
  new RegExp(
    String.raw`\b(?:${TEXT_KINDS})\b (?:\w+ ){0,5}?(?:by|from|of|through|via|with|using|out of|an?) ` +
      String.raw`(?:(?:an?|the|your) )?AI\b`,
  ),
  new RegExp(String.raw`\bAI (?:(?!BAN|ALLOW|NOT|EXCEPT)\w+ )?(?:${TEXT_KINDS})\b`),
  new RegExp(String.raw`\b(?:${TEXT_KINDS}) (?:that |which )?AI\b|\bAI ALLOW (?:in|for) (?:${TEXT_KINDS})`),
);
/** Matches rules that require no label. */
const UNLABELLED = anyOf(
  '',
  new RegExp(
    String.raw`\b(?:no|nor|not|without|never|needless|neither)\b ` +
      String.raw`(?:\w+ ){0,6}?(?:labels?|tags?|flairs?|disclaimers?|disclos\w+|mark(?: it| them)?|say(?:ing)? so|` +
      String.raw`declare|mention)\b`,
  ),
  /\bwith or without (?:\w+ )?(?:saying|labels?|flairs?|tags?|disclos\w+)/,
);
/** Matches consequences for unlabeled texts or their authors. */
const LACKS = anyOf(
  '',
  /\b(?:without|lacking|lacks?|missing|minus) (?:it|1|that|this|them|the (?:flair|tag|label|note))\b/,
  /\bif you (?:\w+ )?(?:forget|fail|skip|omit|neglect|leave it|do not)\b/,
  /\b(?:do|does) not (?:have|carry|bear|show) (?:it|1|that|this)\b/,
);

export const mentionsTexts = ({ plain }: Clause): boolean => TEXTS.test(plain);

/** True if a clause that names AI is about AI-written text, not AI pictures or AI as a topic. */
export function isAboutAiText({ plain, marked }: Clause): boolean {
  if ((PICTURES.test(plain) && !TEXTS.test(plain)) || /\bour (?:own )?AI\b/.test(marked)) return false;
  if (TOPIC.test(marked) && !OPENNESS.test(marked) && !STRICTLY_WRITTEN.test(plain)) return false;
  return (
    OPENNESS.test(marked) ||
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
  if (bans && LACKS.test(plain)) return null;
  if (!bans && UNLABELLED.test(plain)) return allows ? 'allowed' : null;
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
