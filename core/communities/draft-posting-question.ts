type Question = { why: string; please: string };

/** Questions by problem code. Each states only facts that follow from its code. */
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

/** Drafts a question to moderators for permission to post, for the author to edit and send. */
export function draftPostingQuestion({ code, community, username }: Asked) {
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
