/** The pages of the settings, in order. */
export const SETTINGS_GROUPS = [
  { to: '/settings', label: 'Account' },
  { to: '/settings/writing', label: 'Writing' },
  { to: '/settings/posting', label: 'Posting' },
  { to: '/settings/reddit', label: 'Reddit' },
  { to: '/settings/access', label: 'Access' },
] as const;

/** The cards of each page, in order. `words` are more search terms. */
export const SETTINGS_SECTIONS = [
  { id: 'profile', title: 'Profile', words: 'name email address account', group: '/settings' },
  { id: 'appearance', title: 'Appearance', words: 'theme dark light colors colours', group: '/settings' },
  { id: 'password', title: 'Password', words: 'change security', group: '/settings' },
  { id: 'danger-zone', title: 'Danger zone', words: 'delete account close leave', group: '/settings' },
  {
    id: 'writing-model',
    title: 'Writing model',
    words:
      'AI key tokens cost OpenAI Anthropic Claude Google Gemini Ollama LM Studio local download built-in',
    group: '/settings/writing',
  },
  {
    id: 'facts',
    title: 'Facts about you and your product',
    description: 'Drafts claim only these, and disclose that the product is yours.',
    words: 'website company disclosure',
    group: '/settings/writing',
  },
  {
    id: 'publishing',
    title: 'Publishing',
    words: 'pace late send again twice',
    group: '/settings/posting',
  },
  {
    id: 'posting-hours',
    title: 'Posting hours',
    description: '“Next free time” stays within them.',
    words: 'slots weekdays times schedule',
    group: '/settings/posting',
    isFolded: true,
  },
  {
    id: 'reddit-connection',
    title: 'Reddit connection',
    words: 'API credentials client accounts doctor clock check sandbox forget practice',
    group: '/settings/reddit',
  },
  {
    id: 'website-clicks',
    title: 'Website clicks',
    description: 'Visits that your posts bring to your site.',
    words: 'tracking snippet visitors traffic',
    group: '/settings/reddit',
    isFolded: true,
  },
  {
    id: 'calls',
    title: 'Calls to Reddit',
    words: 'API limit budget rate',
    group: '/settings/reddit',
    isFolded: true,
  },
  {
    id: 'erase-redditor',
    title: 'Erase a redditor',
    description: 'Deletes what they wrote, for good.',
    words: 'privacy GDPR data forget delete',
    group: '/settings/reddit',
    isFolded: true,
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    words: 'second factor two 2FA recovery codes security key fingerprint',
    group: '/settings/access',
  },
  {
    id: 'sessions',
    title: 'Sessions',
    words: 'devices browsers sign out',
    group: '/settings/access',
  },
  {
    id: 'invitations',
    title: 'Invitations',
    words: 'team invite people users sign up register link',
    forOwner: true,
    group: '/settings/access',
    isFolded: true,
  },
  {
    id: 'open-check',
    title: 'Check without signing in',
    description: 'A public page that checks texts against rules.',
    words: 'public visitors thrown out verdict rules open',
    forOwner: true,
    group: '/settings/access',
    isFolded: true,
  },
  {
    id: 'api-keys',
    title: 'API keys',
    words: 'API token MCP agent n8n command line CLI automation',
    group: '/settings/access',
    isFolded: true,
  },
  {
    id: 'sign-ins',
    title: 'Sign-ins',
    words: 'audit security history attempts failed IP address',
    group: '/settings/access',
    isFolded: true,
  },
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The page that has the section of this name. */
export const findGroup = (id: string): SettingsSection['group'] | undefined =>
  SETTINGS_SECTIONS.find((section) => section.id === id)?.group;
