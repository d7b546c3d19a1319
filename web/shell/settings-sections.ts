/** The cards of the settings page, in order. `words` are more search terms. */
export const SETTINGS_SECTIONS = [
  { id: 'profile', title: 'Profile', words: 'name email address account' },
  { id: 'appearance', title: 'Appearance', words: 'theme dark light colors colours' },
  {
    id: 'writing-model',
    title: 'Writing model',
    description: 'What writes your drafts.',
    words:
      'AI key tokens cost OpenAI Anthropic Claude Google Gemini Ollama LM Studio local download built-in',
  },
  {
    id: 'facts',
    title: 'Facts about you and your product',
    description: 'Drafts only claim what you list here or say in your topic and answers.',
    words: 'website company disclosure',
  },
  {
    id: 'publishing',
    title: 'Publishing',
    description: 'If Reddit’s answer gets lost, nobody can tell whether the post went through. What then?',
    words: 'pace late send again twice',
  },
  {
    id: 'posting-hours',
    title: 'Posting hours',
    description: '“Next free time” is always within them. You can choose any other time yourself.',
    words: 'slots weekdays times schedule',
  },
  {
    id: 'reddit-connection',
    title: 'Reddit connection',
    description: 'Checks everything that a connection needs.',
    words: 'API credentials client accounts doctor clock check sandbox forget practice',
  },
  {
    id: 'website-clicks',
    title: 'Website clicks',
    description: 'Visits that your posts bring, counted on your own site.',
    words: 'tracking snippet visitors traffic',
  },
  { id: 'calls', title: 'Calls to Reddit', words: 'API limit budget rate' },
  {
    id: 'erase-redditor',
    title: 'Erase a redditor',
    description: 'For whoever asks to be forgotten: what they wrote is deleted here, and isn’t stored again.',
    words: 'privacy GDPR data forget delete',
  },
  {
    id: 'invitations',
    title: 'Invitations',
    description: 'A link lets one person register here and lasts seven days.',
    words: 'team invite people users sign up register link',
    forOwner: true,
  },
  {
    id: 'open-check',
    title: 'Check without signing in',
    description: 'A page where anybody pastes a text and sees what a subreddit’s rules say of it.',
    words: 'public visitors thrown out verdict rules open',
    forOwner: true,
  },
  {
    id: 'api-keys',
    title: 'API keys',
    description: 'Let your own scripts and agents read, draft and schedule.',
    words: 'API token MCP agent n8n command line CLI automation',
  },
  { id: 'password', title: 'Password', words: 'change security' },
  {
    id: 'passkeys',
    title: 'Passkeys',
    description: 'Sign in without your password, or after it.',
    words: 'second factor two 2FA recovery codes security key fingerprint',
  },
  {
    id: 'sessions',
    title: 'Sessions',
    description: 'Where you are signed in.',
    words: 'devices browsers sign out',
  },
  {
    id: 'sign-ins',
    title: 'Sign-ins',
    description: 'Who signed in to your account or failed to, in the last 90 days.',
    words: 'audit security history attempts failed IP address',
  },
  { id: 'danger-zone', title: 'Danger zone', words: 'delete account close leave' },
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
