/** The scopes an app may request, with their descriptions on the consent page. */
export const SCOPES: Readonly<Record<string, string>> = {
  identity: 'See your user name and when you joined',
  read: 'Read what you can see',
  submit: 'Post and comment as you',
  edit: 'Edit and delete your posts and comments',
  flair: 'Choose flair for your posts',
  mysubreddits: 'See which communities you belong to',
  history: 'See your posts and comments',
  vote: 'Vote as you',
  save: 'Save posts and comments',
  subscribe: 'Join and leave communities',
  report: 'Report and hide posts',
  privatemessages: 'Read and write messages',
  account: 'See your settings',
  creddits: 'Spend coins',
  modconfig: 'Manage settings of communities you moderate',
  modcontributors: 'Manage members of communities you moderate',
  modflair: 'Manage flair in communities you moderate',
  modlog: 'Read the log of communities you moderate',
  modmail: 'Read and write moderators’ mail',
  modothers: 'Invite moderators',
  modposts: 'Approve and remove posts',
  modself: 'Accept invitations to moderate',
  modwiki: 'Manage the wiki of communities you moderate',
  structuredstyles: 'Edit the look of communities you moderate',
  wikiedit: 'Edit wiki pages',
  wikiread: 'Read wiki pages',
  livemanage: 'Manage live threads',
};

export function splitScopes(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))];
}

export function areKnown(scopes: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => scope === '*' || scope in SCOPES);
}
