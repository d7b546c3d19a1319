type Question = { why: string; please: string };

/** By the problem that the question is about; only what is known of it is claimed. */
const QUESTIONS = new Map<string, Question>([
  [
    'SUBREDDIT_NOTALLOWED',
    {
      why: 'was told that it isn’t approved for that',
      please: 'Would you approve it, or tell me what it takes?',
    },
  ],
  [
    'PRIVATE',
    { why: 'found that the community is private', please: 'Would you let me in, or tell me what it takes?' },
  ],
  [
    'ASK_MODERATORS',
    { why: 'understand that you want to be asked first', please: 'May I, or what would it take?' },
  ],
]);
const REFUSED: Question = {
  why: 'was refused without a reason',
  please: 'Would you tell me why, and what it takes?',
};

type Asked = { code: string; community: string; username: string | null };

/** A question to moderators for leave to post at all, for its author to change and to send. */
export function askToPost({ code, community, username }: Asked) {
  const { why, please } = QUESTIONS.get(code) ?? REFUSED;
  const who = username === null ? 'my account' : `u/${username}`;
  const lines = [
    `Hello moderators of r/${community},`,
    `I wanted to post here with ${who}, and ${why}.`,
    please,
    'Thank you for your time.',
  ];
  return { subject: `May I post in r/${community}?`, message: lines.join('\n\n') };
}
