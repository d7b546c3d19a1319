export type TextRequirements = {
  minLength: number | null;
  maxLength: number | null;
  /** A text must contain at least one of these. */
  required: string[];
  blacklisted: string[];
  /** Regular expressions; a text must match at least one. */
  patterns: string[];
};

export type PostRequirements = {
  title: TextRequirements;
  body: TextRequirements & { policy: 'required' | 'notAllowed' | 'none' };
  linkPolicy: 'none' | 'blacklist' | 'whitelist';
  domainBlacklist: string[];
  domainWhitelist: string[];
  flairRequired: boolean;
  /** Posting advice in the community's own words. */
  guidelines: string | null;
};

const ANY_TEXT: TextRequirements = {
  minLength: null,
  maxLength: null,
  required: [],
  blacklisted: [],
  patterns: [],
};

export const NO_REQUIREMENTS: PostRequirements = {
  title: ANY_TEXT,
  body: { ...ANY_TEXT, policy: 'none' },
  linkPolicy: 'none',
  domainBlacklist: [],
  domainWhitelist: [],
  flairRequired: false,
  guidelines: null,
};
