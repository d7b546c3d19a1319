type TextRequirements = {
  minLength: number | null;
  maxLength: number | null;
  required: readonly string[];
  blacklisted: readonly string[];
};
export type Requirements = {
  title: TextRequirements;
  body: TextRequirements & { policy: 'required' | 'notAllowed' | 'none' };
  linkPolicy: 'none' | 'blacklist' | 'whitelist';
  domainBlacklist: readonly string[];
  domainWhitelist: readonly string[];
  flairRequired: boolean;
};
type Content = {
  type: 'post' | 'link' | 'comment';
  title: string | null;
  content: string;
  url: string | null;
};

/** What a community's stated requirements say against a post, in words; null when nothing does. */
export function checkRequirements(post: Content, requirements: Requirements): string | null {
  const { title, body } = requirements;
  return (
    checkText('title', post.title ?? '', title) ??
    (post.type === 'post' ? checkBody(post.content, body) : checkDomain(post.url ?? '', requirements)) ??
    (requirements.flairRequired ? 'posts need a flair there, which only a person can choose for now.' : null)
  );
}

function checkBody(text: string, body: Requirements['body']): string | null {
  if (body.policy === 'notAllowed' && text.trim()) return 'posts have no text there.';
  if (body.policy === 'required' && !text.trim()) return 'posts need a text there.';
  return checkText('text', text, body);
}

function checkText(name: string, text: string, rules: TextRequirements): string | null {
  const has = (word: string) => text.toLowerCase().includes(word.toLowerCase());
  if (rules.minLength !== null && text.length < rules.minLength)
    return `the ${name} needs at least ${rules.minLength} characters.`;
  if (rules.maxLength !== null && text.length > rules.maxLength)
    return `the ${name} has at most ${rules.maxLength} characters.`;
  if (rules.required.length > 0 && !rules.required.some(has))
    return `the ${name} needs one of: ${rules.required.join(', ')}.`;
  const banned = rules.blacklisted.find(has);
  return banned === undefined ? null : `the ${name} may not contain “${banned}”.`;
}

function checkDomain(
  url: string,
  { linkPolicy, domainBlacklist, domainWhitelist }: Requirements,
): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  const isIn = (domains: readonly string[]) =>
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  if (linkPolicy === 'blacklist' && isIn(domainBlacklist)) return `links to ${hostname} are not taken.`;
  if (linkPolicy === 'whitelist' && !isIn(domainWhitelist)) return `links to ${hostname} are not taken.`;
  return null;
}
