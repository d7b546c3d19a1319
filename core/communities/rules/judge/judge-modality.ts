export type Modality = { bans: boolean; allows: boolean };

const TOKEN = /[\w'/%:]+|[,;().!?]/g;
const PUNCTUATION = /^[,;().!?]$/;
/** How many words may be between a "no" or "not" and the word it negates. */
const REACH_OF = { NO: 12, NOT: 4 };
const TO_SUBJECT = 10;

type Tokens = readonly string[];

const findAhead = (
  tokens: Tokens,
  from: number,
  reach: number,
  wanted: (token: string) => boolean,
): number => {
  for (let at = from + 1; at < tokens.length && at <= from + reach; at += 1) {
    const token = tokens[at] ?? '';
    if (wanted(token)) return at;
    if (/^[;.!?]$|^(?:EXCEPT|ONLY|BAN|ALLOW|REGARDLESS)$/.test(token)) return -1;
  }
  return -1;
};

/** Matches a row of verbs that share one negation: "not something that we allow, encourage or tolerate". */
const joinedTo = (tokens: Tokens, first: number): number[] => {
  const row = [first];
  for (let at = first + 1; at < tokens.length; at += 1) {
    if (tokens[at] === 'ALLOW') row.push(at);
    else if (!/^(?:,|or|nor)$/.test(tokens[at] ?? '')) break;
  }
  return row;
};

/** The parts of a clause that are banned or allowed, after applying each "no" and "not" to the words it negates. */
export function judgeModality(marked: string, isSubject: (token: string) => boolean): Modality {
  const tokens: Tokens = marked.match(TOKEN) ?? [];
  const used = new Set<number>();
  const modality = { bans: false, allows: false };
  tokens.forEach((token, at) => {
    if (token !== 'NO' && token !== 'NOT') return;
    const allow = findAhead(tokens, at, REACH_OF[token], (other) => other === 'ALLOW');
    const ban = token === 'NOT' ? findAhead(tokens, at, 2, (other) => other === 'BAN') : -1;
    const next = tokens[at + 1] ?? '.';
    if (allow >= 0) joinedTo(tokens, allow).forEach((each) => used.add(each));
    else if (ban >= 0) used.add(ban);
    if (ban >= 0 && allow < 0) modality.allows = true;
    else if (allow >= 0 || PUNCTUATION.test(next)) modality.bans = true;
    else if (at === 0 || findAhead(tokens, at, TO_SUBJECT, isSubject) >= 0) modality.bans = true;
  });
  tokens.forEach((token, at) => {
    if (used.has(at)) return;
    if (token === 'BAN') modality.bans = true;
    if (token === 'ALLOW' && !tokens.slice(0, at).includes('REGARDLESS')) modality.allows = true;
  });
  return /\bPAST\b/.test(marked) ? { bans: modality.bans || modality.allows, allows: false } : modality;
}
