const DISCLOSE = /\bdisclos(?:e|es|ed|ing|ure|ures)\b/;
const UNDISCLOSED =
  /\b(?:undisclosed|hid(?:e|ing) (?:that|the fact|your (?:affiliation|connection|stake|role))|not disclos(?:ed|ing)|without disclos\w+|fail\w* to disclose|hidden (?:affiliat\w+|sponsor\w+|ads?|advert\w*|promo\w*))\b/;
const OPEN =
  /\b(?:transparen\w+|up ?front|identify (?:yourself|themselves|yourselves)|(?:be|being|are) (?:clear|open|honest)|says?|saying|stat(?:e|es|ing)|mak(?:e|ing) (?:it )?(?:\w+ )?(?:clear|known|obvious)|declar\w+|indicat\w+|let (?:\w+ )?(?:people|us|others|everyone|everybody|readers|op) know|(?:as long as|if|so) (?:people|we|readers|everyone) know|acknowledg\w+|reveal\w*|tell (?:people|us|readers|them|op|everyone)|own up|admit\w*|note that|clearly (?:mark|label|identify)\w*)\b/;
const STAKE =
  /\b(?:affiliat\w*|yours|(?<!\b(?:how|what|when) )(?:you|they) (?:own|are the|are a|are an|are its|are with|made|built|created|developed|wrote|founded|represent|got)|(?:you|they|who)(?: \w+){0,2}? work (?:for|on|at|there)|who (?:you|they) (?:are|work)|your (?:own|company|employer|role|business|product)|relationship|connection|conflicts? of interest|stake|financial|founders?|employ\w+|author|vendors?|sponsor\w*|owner|maker|it is your|being your|paid|for free)\b/;
const SAY_SO = /(?<!\b(?:our|mods?|their|moderators?) )\b(?:say|saying|says|state|mention) so\b/;

/** Whether a clause asks authors to say that what they write about is theirs. `stake`: the rule so far speaks of that. */
export function asksDisclosure(plain: string, aboutAi: boolean, stake: boolean): boolean {
  if (aboutAi || /\bdisclosed or not\b/.test(plain)) return false;
  if (UNDISCLOSED.test(plain)) return true;
  if (DISCLOSE.test(plain))
    return !/\b(?:personal|private|spoil\w*|location|name|price|salary|vulnerabilit\w*|ai)\b/.test(plain);
  return (OPEN.test(plain) && STAKE.test(plain)) || (SAY_SO.test(plain) && stake);
}

export const bansUndisclosed = (plain: string): boolean => UNDISCLOSED.test(plain);
export const namesStake = (plain: string): boolean => STAKE.test(plain);
