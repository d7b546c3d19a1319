import { anyOf } from '#core/text/any-of.ts';
const DISCLOSE = /\bdisclos(?:e|es|ed|ing|ure|ures)\b/;
const UNDISCLOSED = anyOf(
  '',
  /\b(?:undisclosed|hid(?:e|ing) (?:that|the fact|your (?:affiliation|connection|stake|role)))\b/,
  /\b(?:not disclos(?:ed|ing)|without disclos\w+|fail\w* to disclose)\b/,
  /\bhidden (?:affiliat\w+|sponsor\w+|ads?|advert\w*|promo\w*)\b/,
);
const OPEN = anyOf(
  '',
  /\b(?:transparen\w+|up ?front|identify (?:yourself|themselves|yourselves))\b/,
  /\b(?:(?:be|being|are) (?:clear|open|honest)|says?|saying|stat(?:e|es|ing))\b/,
  /\b(?:mak(?:e|ing) (?:it )?(?:\w+ )?(?:clear|known|obvious)|declar\w+)\b/,
  /\blet (?:\w+ )?(?:people|us|others|everyone|everybody|readers|op) know\b/,
  /\b(?:acknowledg\w+|reveal\w*|tell (?:people|us|readers|them|op|everyone)|admit\w*)\b/,
  /\bclearly (?:mark|label|identify)\w*\b/,
);
const STAKE = anyOf(
  '',
  /\b(?:affiliat\w*|yours)\b/,
  /\b(?<!\b(?:how|what|when) )(?:you|they) (?:own|are the|are a|are an|are its|are with|made|built)\b/,
  /\b(?<!\b(?:how|what|when) )(?:you|they) (?:created|developed|wrote|founded|represent|got)\b/,
  /\b(?:(?:you|they|who)(?: \w+){0,2}? work (?:for|on|at|there)|who (?:you|they) (?:are|work))\b/,
  /\b(?:your (?:own|company|employer|role|business|product)|connection|conflicts? of interest|stake)\b/,
  /\b(?:financial|founders?|employ\w+|vendors?|sponsor\w*|owner|maker|it is your|paid)\b/,
);
const SAY_SO = /(?<!\b(?:our|mods?|their|moderators?) )\b(?:say|saying|says|state|mention) so\b/;

/**
 * True if a clause asks authors to disclose their connection to a product. `stake`: an earlier clause of the rule mentions such
 * a connection.
 */
export function requiresDisclosure(plain: string, aboutAi: boolean, stake: boolean): boolean {
  if (aboutAi || /\bdisclosed or not\b/.test(plain)) return false;
  if (UNDISCLOSED.test(plain)) return true;
  if (DISCLOSE.test(plain))
    return !/\b(?:personal|private|spoil\w*|location|name|price|salary|vulnerabilit\w*|ai)\b/.test(plain);
  return (OPEN.test(plain) && STAKE.test(plain)) || (SAY_SO.test(plain) && stake);
}

export const bansUndisclosed = (plain: string): boolean => UNDISCLOSED.test(plain);
export const mentionsStake = (plain: string): boolean => STAKE.test(plain);
