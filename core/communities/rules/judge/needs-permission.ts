import { anyOf } from '#core/text/any-of.ts';
import { joinAlternatives } from '../vocabulary/mark.ts';
const APPROVAL = anyOf(
  '',
  /\b(?:pre ?)?approv(?:al|als|ed|es|e)\b|\bunapproved\b|\bpermission\b|\bconsent\b/,
  /\bauthori[sz](?:ed|ation)\b|\bour say so\b|\bgreen ?(?:light|lit)\w*/,
  /\bthe (?:ok|okay|go ahead|blessing|clearance|nod) (?:from|of|by)\b/,
  /\bclear(?:ed|ing|ance)? (?:it |this |them |that |THEIRS |your \w+ )?(?:with|by|from)\b/,
  /\b(?:mods?|moderators?|mod ?teams?|our) (?:ok|okay|blessing|go ahead|nod|agreement|leave|thumbs up)\b/,
  /\bvetted\b|\bsign(?:ed)? ?off\b/,
  /\b(?:go|goes|run) (?:through|by|past) (?:the |a )?(?:mods?|moderators?|mod ?mail)\b/,
  new RegExp(
    String.raw`\b(?:mods?|moderators?|mod team|we) (?:(?:must|have|has|need|needs|first|to|should) ){1,3}` +
      String.raw`(?:agree|approve|say yes|okay|ok|clear)\b`,
  ),
  /\b(?:we|mods?|moderators?|mod team) (?:will )?(?:review|vet|screen)s?\b/,
  /\b(?:mods?|moderators?) (?:may|can|might|could) (?:\w+ )?(?:allow|permit|grant)\b/,
  /\b(?:on|upon) request\b|\bwait for (?:a yes|our (?:answer|reply|ok|okay)|an (?:answer|okay))\b/,
  new RegExp(
    String.raw`\b(?:once|1 time|when|after|unless|until) (?:we|they|the mods?|a mod|1 of us) ` +
      String.raw`(?:have |has )?(?:cleared|approved|okayed|agreed|said (?:yes|so)|checked|answered|replied|confirmed)\b`,
  ),
  /\bcase by case\b|\bup to the (?:mods?|moderators?)\b/,
  /\bif (?:the )?(?:mods?|moderators?|team|we) (?:agree|approve|say (?:yes|so)|give|okay|ok)\b/,
  /\bokay?ed by\b|\bok'?d by\b|\bmust be (?:cleared|agreed|okayed|checked) in (?:mod ?mail|advance)\b/,
  /\b(?:allow\w*|permit\w*|accepted|stay) (?:\w+ ){0,2}?(?:at|by|subject to) (?:\w+ ){0,3}?discretion\b/,
  /\b(?:wait|waiting|hang on|hold on) for (?:an?|the|our) (?:yes|go ahead|ok|okay|answer|reply)\b/,
  /\b(?:nod|go ahead|ok|okay|yes|thumbs up) from (?:the )?(?:mods?|moderators?|team)\b/,
  /\b(?:mods?|moderators?) (?:has |have )?(?:said|agreed|okayed|oked|confirmed|cleared|given|verified)\b/,
);
const MODS =
  '(?:mods?|moderators?|mod ?mail|mod ?team|moderation team|moderating team|admins?|us|a mod|staff)';
const TURN_TO = joinAlternatives(`
  ask|asking|asked|message|messaged|messaging|contact|contacted|contacting|dm|pm|modmail|
  reach(?:ing)? out to|talk(?:s|ing)? to|speak(?:ing)? (?:to|with)|spoken (?:to|with)|
  check(?:ing)?(?: in)? with|run(?:ning)?(?: (?:it|this|them))? (?:by|past|through)|go through|
  writ(?:e|ing)(?: to)?|send|get in touch with|consult|notify|verified by|work with|apply(?:ing)?|applies|
  verif(?:y|ied)|hear(?:d)? from|drop|arrange (?:it|this)? ?with|register(?:ed)? with|sign up with`);
const CONTACT = anyOf(
  '',
  new RegExp(String.raw`\b(?:${TURN_TO})\b(?: \w+){0,3}? ${MODS}\b`),
  new RegExp(
    String.raw`\b(?:describe|explain|pitch|show|tell|use)\b(?: \w+){0,4}? ` +
      String.raw`(?:the mods?|mods|moderators|mod ?mail|a mod|a moderator)\b`,
  ),
);
const IN_ADVANCE = anyOf(
  '',
  /\b(?:first|after|before|beforehand|prior|in advance|ahead of time|without|unless|must|should)\b/,
  /\b(?:interested|want|wanting|looking to|hoping|arrange|would like|wish|need|needs|have to|has to)\b/,
  /\b(?:required|details|discuss|let you know)\b/,
);
const ASK_FIRST = anyOf(
  '',
  /\bwithout (?:first )?(?:asking|checking)\b/,
  /^(?:please )?(?:ask|contact|message|modmail) (?:the |a |us\b)(?:mods?|moderators?)?\.?$/,
  /\bask (?:first|before|beforehand|permission|nicely)\b/,
);
/** Matches "Modmail before you announce anything." */
const MODMAIL_BEFORE = anyOf(
  '',
  /\bmod ?mail\b.{0,80}\b(?:before (?:you|they|posting|sharing)|first)\b/,
  /\b(?:first|before (?:you|they|posting|sharing))\b.{0,80}\bmod ?mail\b/,
);
/** Matches advice for doubtful cases and for appeals, which set no condition. */
const DOUBT = anyOf(
  '',
  /\b(?:unsure|in doubt|not (?:\w+ )?sure|unclear|questions?|clarification|appeal|disagree)\b/,
  /\bif you (?:think|believe|see) (?:your|that your|a post|this)\b/,
);
const REFUSED = anyOf(
  '',
  /\bask before (?:posting|sharing|using|touching) (?:some|other|another|people|strangers)/,
  /\bpermissions? it asks\b/,
  /\b(?:do not|never|please do not|no point in|not) (?:bother )?(?:ask|message|messaging|modmail)\w*\b/,
  /\b(?:do not|never|please do not|no point in|not) (?:bother )?(?:contact|pm|dm)\w*\b/,
  /\b(?:no|not need|without needing|do not need|never need) (?:\w+ )?(?:approval|permission)\b/,
  /\bwill not (?:approve|be approved|grant)\b|\bnot (?:give|grant) (?:permission|approval)\b/,
  /\bapproved (?:domains?|list|sources|users|submitters)\b/,
);

/** True if a clause sends people who want to promote something to the moderators. */
export const sendsToModerators = (plain: string): boolean =>
  CONTACT.test(plain) && !DOUBT.test(plain) && !REFUSED.test(plain);

/** True if a clause requires the moderators' permission. */
export function needsPermission(plain: string): boolean {
  if (REFUSED.test(plain)) return false;
  if (APPROVAL.test(plain)) return !/\b(?:unsure|in doubt|not sure)\b/.test(plain);
  if (DOUBT.test(plain)) return false;
  return (
    ASK_FIRST.test(plain) || MODMAIL_BEFORE.test(plain) || (CONTACT.test(plain) && IN_ADVANCE.test(plain))
  );
}
