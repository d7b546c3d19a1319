/** A robots.txt rule for one crawler: from the group that names it, or else from `*`. */
export type RobotsRule = { allow: boolean; path: string };

const LONGEST = 500_000;
const MOST_RULES = 2_000;

export function parseRobots(text: string, product: string): RobotsRule[] {
  const own: RobotsRule[] = [];
  const general: RobotsRule[] = [];
  let named = false;
  let forUs = false;
  let forAll = false;
  let inAgents = false;
  for (const line of text.slice(0, LONGEST).split(/[\r\n]+/)) {
    const [field, value] = readLine(line);
    if (field === 'user-agent') {
      if (!inAgents) forUs = forAll = false;
      inAgents = true;
      forUs ||= value.toLowerCase() === product.toLowerCase();
      forAll ||= value === '*';
      named ||= forUs;
    } else if (field === 'allow' || field === 'disallow') {
      inAgents = false;
      if (value === '' || own.length + general.length >= MOST_RULES) continue;
      const rule = { allow: field === 'allow', path: value };
      if (forUs) own.push(rule);
      if (forAll) general.push(rule);
    }
  }
  return named ? own : general;
}

function readLine(line: string): [field: string, value: string] {
  const [content = ''] = line.split('#', 1);
  const colon = content.indexOf(':');
  if (colon < 0) return ['', ''];
  return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
}

/** The longest matching rule wins; of two equally long ones, the one that allows. */
export function isAllowedByRobots(rules: readonly RobotsRule[], path: string): boolean {
  let best: RobotsRule = { allow: true, path: '' };
  for (const rule of rules) {
    const better =
      rule.path.length > best.path.length || (rule.path.length === best.path.length && rule.allow);
    if (better && fits(rule.path, path)) best = rule;
  }
  return best.allow;
}

/** `*` matches anything and a final `$` the end. Searches for each part once, to stay linear. */
function fits(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const [first = '', ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  if (parts.length === 0) return !anchored || path.length === first.length;
  let at = first.length;
  const last = anchored ? (parts.pop() ?? '') : '';
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
