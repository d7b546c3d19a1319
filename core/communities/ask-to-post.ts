/** A question to moderators for leave to post at all, for its author to change and to send. */
export function askToPost({ community, username }: { community: string; username: string | null }) {
  const who = username === null ? 'my account' : `u/${username}`;
  const lines = [
    `Hello moderators of r/${community},`,
    `I wanted to post here with ${who}, and was told that it is not approved for that.`,
    'Would you approve it, or tell me what it takes?',
    'Thank you for your time.',
  ];
  return { subject: `May I post in r/${community}?`, message: lines.join('\n\n') };
}
