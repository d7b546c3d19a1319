/** Placeholders in any text, including code. */
const ALWAYS: readonly RegExp[] = [
  /\[ ?(?:your|insert|add|fill|enter|replace|placeholder)(?![A-Za-z0-9])[^[\]\n]{0,80}\](?!\(\uE000\))/iu,
  /\((?:insert|fill in|enter|replace|add) (?:your|a|an|the|name|link|url|number|figure|date)(?![\p{L}])[^()\n]{0,80}\)/iu,
  /(?<![A-Za-z0-9])(?:TODO|TBD|TBA|FIXME|PLACEHOLDER|XX+)(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:todo|tbd|placeholder):/u,
  /(?<![A-Za-z0-9])(?:[XYN]{1,3}|\d?X+) ?%|[$€£] ?[XYN](?![A-Za-z0-9])/u,
  /(?<![A-Za-z0-9])[XYN]k? (?:number|amount|users|customers|clients|people|percent|times)(?![\p{L}])/u,
  /(?<![A-Za-z0-9])[XYN]k? (?:months|years|weeks|days|hours|dollars)(?![\p{L}])/u,
  /lorem ipsum|dolor sit amet|_{3,}|(?<![A-Za-z0-9])your_\w/iu,
  /(?<![A-Za-z0-9])YOUR[ _-][A-Z]{2,}|\[object Object\]/u,
  /(?<![\p{L}])(?:insert|your) (?:\p{L}{1,30} ){1,3}here(?![\p{L}])/iu,
];
/** Brackets that are placeholders only in prose. Footnotes, check boxes, [sic] and own links are not. */
const IN_PROSE: readonly RegExp[] = [
  /\[(?! ?\]|x\]|\d{1,3}\]|sic\]|edit\]|…\]|\.\.\.\]|[^[\]\n]{0,300}\]\(\uE000\))[^[\]\n]{1,300}\]/iu,
  /\{[^{}\n]{1,300}\}|\$\{|\{\{|<%|%\([a-z]+\)s/iu,
  /<[\p{L}][^<>\n]{0,300}>/u,
];

/** True if a text contains a placeholder to fill in. */
export const hasPlaceholder = (sentence: string, code: boolean): boolean =>
  ALWAYS.some((pattern) => pattern.test(sentence)) ||
  (!code && IN_PROSE.some((pattern) => pattern.test(sentence.replace(/`[^`\n]{1,400}`/g, ''))));
