import type { Problem } from '#contract/posts.ts';
import { APPROVAL_NEEDED } from './approval.ts';
import { ensureFullStop } from '#core/text/ensure-full-stop.ts';

/** What helps if a post has a problem. The first step is the best. */
export type NextStep =
  | 'changePost'
  | 'chooseCommunity'
  | 'fixName'
  | 'chooseFlair'
  | 'chooseThread'
  | 'askModerators'
  | 'connect'
  | 'postByHand'
  | 'sendAgain'
  | 'approve'
  | 'reject';

/** `said`: the platform's own message, in the account's language. */
type Refused = { community: string; platformName: string; said: string; isComment: boolean };
type Refusal = {
  message: (refused: Refused) => string;
  remedy: string | ((refused: Refused) => string);
  steps: readonly [NextStep, ...NextStep[]];
};

const inWords = (said: string) => (said.trim() ? ` It says: “${said.trim()}”` : '');

/** The platform's form has no flair field, and there is no form for comments. */
const howByHand = ({ isComment }: Refused) =>
  isComment ? 'copy the text, and paste it in the thread.' : 'all but a flair is filled in.';

const noCommunity: Refusal = {
  message: ({ community, platformName }) => `${platformName} knows no community called r/${community}.`,
  remedy: 'Check how its name is spelled, or choose another community.',
  steps: ['fixName'],
};
const otherKind = (takesNo: string, instead: string): Refusal => ({
  message: ({ community }) => `r/${community} takes no ${takesNo}.`,
  remedy: `${instead}, or choose another community.`,
  steps: ['chooseCommunity', 'changePost'],
});
const unfit = (what: string, wants: string): Refusal => ({
  message: ({ community, said }) => `r/${community} doesn’t take ${what}.${inWords(said)}`,
  remedy: wants,
  steps: ['changePost', 'chooseCommunity'],
});
const needsChange = (message: Refusal['message'], remedy: string): Refusal => ({
  message,
  remedy,
  steps: ['changePost'],
});
const noAnswers = (why: string): Refusal => ({
  message: () => why,
  remedy: 'Answer another thread.',
  steps: ['chooseThread'],
});

const THREAD_GONE = noAnswers('The thread was deleted, so nobody can answer it.');
const blockedByAuthor = noAnswers('The author of what this answers has blocked this account.');
const closed = (
  message: (community: string) => string,
  remedy: Refusal['remedy'],
  steps: Refusal['steps'],
): Refusal => ({
  message: ({ community }) => message(community),
  remedy,
  steps,
});

/** Explanations by the platform's codes, and by our own for refusals without a code. */
const REFUSALS: Record<string, Refusal> = {
  SUBREDDIT_NOEXIST: noCommunity,
  BAD_SR_NAME: noCommunity,
  NOT_FOUND: {
    ...noCommunity,
    message: ({ community, platformName }) =>
      `${platformName} shows no community called r/${community}: its name is another, or it is private.`,
  },
  SUBREDDIT_NOTALLOWED: closed(
    (community) => `Only approved accounts may post in r/${community}.`,
    'Ask the moderators to approve your account, or choose another community.',
    ['askModerators', 'chooseCommunity', 'sendAgain'],
  ),
  CLOSED: {
    // For a refused comment the platform gives the same answer whether the thread is gone or the account may not comment.
    message: ({ community, platformName, isComment }) =>
      isComment
        ? `${platformName} doesn’t take this comment: the thread is gone, or r/${community} doesn’t let this account comment.`
        : `r/${community} doesn’t let this account post.`,
    remedy: 'Ask its moderators why, or choose another community.',
    steps: ['askModerators', 'chooseCommunity'],
  },
  PRIVATE: closed(
    (community) => `r/${community} is private: only its members can read and post.`,
    'Ask its moderators to let you in, or choose another community.',
    ['askModerators', 'chooseCommunity'],
  ),
  SHUT_DOWN: {
    message: ({ community, platformName }) => `${platformName} has shut r/${community} down.`,
    remedy: 'Choose another community.',
    steps: ['chooseCommunity'],
  },
  QUARANTINED: closed(
    (community) => `r/${community} asks each visitor to agree before they see it.`,
    (refused) => `Open it, agree, and post this by hand: ${howByHand(refused)}`,
    ['postByHand', 'chooseCommunity'],
  ),
  NO_SELFS: otherKind('text posts', 'Share a link instead'),
  NO_LINKS: otherKind('links', 'Write a text instead'),
  NO_TEXT: needsChange(() => 'A part of the post is empty.', 'Fill it in, then send it.'),
  TOO_LONG: needsChange(({ said }) => `The post is too long.${inWords(said)}`, 'Shorten it, then send it.'),
  NO_URL: needsChange(() => 'The post shares no link.', 'Add the link, then send it.'),
  BAD_URL: needsChange(() => 'The link isn’t the address of a page.', 'Correct the link, then send it.'),
  DOMAIN_BANNED: needsChange(
    ({ platformName }) => `${platformName} takes no links to this site.`,
    'Share another link, or write a text without it.',
  ),
  ALREADY_SUB: {
    message: ({ community }) => `Somebody has shared this link in r/${community} before.`,
    remedy: 'Answer in that thread, share another link, or choose another community.',
    steps: ['chooseCommunity', 'changePost'],
  },
  BAD_CAPTCHA: {
    message: ({ platformName }) => `${platformName} wants to see that a person posts this.`,
    remedy: (refused) => `Post it by hand: ${howByHand(refused)}`,
    steps: ['postByHand', 'sendAgain'],
  },
  USER_REQUIRED: {
    message: ({ platformName }) => `${platformName} didn’t recognize this account.`,
    remedy: 'Connect it again on the dashboard, then send the post again.',
    steps: ['connect', 'sendAgain'],
  },
  IN_TIMEOUT: {
    message: ({ platformName }) => `${platformName} has suspended this account for a time.`,
    remedy: 'Look at your messages for when it ends, then send the post again.',
    steps: ['sendAgain'],
  },
  SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING: unfit('this title', 'Change the title, then send it.'),
  SUBMIT_VALIDATION_TITLE_REGEX_REQUIREMENT: unfit('titles of this form', 'Change the title, then send it.'),
  SUBMIT_VALIDATION_BODY_BLACKLISTED_STRING: unfit('this text', 'Change the text, then send it.'),
  SUBMIT_VALIDATION_MIN_LENGTH: unfit('posts as short as this', 'Write more, then send it.'),
  SUBMIT_VALIDATION_MAX_LENGTH: unfit('posts as long as this', 'Shorten it, then send it.'),
  SUBMIT_VALIDATION_BODY_REQUIRED: unfit('posts without a text', 'Add a text, then send it.'),
  SUBMIT_VALIDATION_BODY_NOT_ALLOWED: unfit('posts with a text', 'Say it in the title alone.'),
  SUBMIT_VALIDATION_LINK_WHITELIST: unfit('links to this site', 'Share a link to another site.'),
  SUBMIT_VALIDATION_LINK_BLACKLIST: unfit('links to this site', 'Share a link to another site.'),
  SUBMIT_VALIDATION_REPOST: unfit('the same link again so soon', 'Share another link.'),
  SUBMIT_VALIDATION_FLAIR_REQUIRED: {
    message: ({ community }) => `r/${community} wants a flair on every post.`,
    remedy: 'Choose one, then send it.',
    steps: ['chooseFlair'],
  },
  BAD_FLAIR_TEMPLATE_ID: {
    message: ({ community }) => `r/${community} no longer has the flair that was chosen.`,
    remedy: 'Choose another flair, then send it.',
    steps: ['chooseFlair'],
  },
  POST_GUIDANCE_VALIDATION_FAILED: unfit('this post as it is', 'Change what it asks for, then send it.'),
  DELETED_COMMENT: noAnswers('The comment was deleted, so nobody can answer it.'),
  DELETED_LINK: THREAD_GONE,
  THREAD_GONE: noAnswers('The thread was deleted, or its community is private.'),
  TOO_OLD: noAnswers('The thread is archived: nobody can comment any more.'),
  THREAD_LOCKED: noAnswers('The moderators have locked the thread: nobody can comment any more.'),
  TOO_MANY_COMMENTS: noAnswers('The thread takes no more comments.'),
  USER_BLOCKED: blockedByAuthor,
  SOMETHING_IS_BROKEN: blockedByAuthor,
  SUBREDDIT_OUTBOUND_LINKING_DISALLOWED: needsChange(
    ({ community }) => `r/${community} takes no links to other sites in comments.`,
    'Take the links out, then send it.',
  ),
};

/** The platform may add codes at any time; then its own message is the best explanation. */
const UNKNOWN: Refusal = {
  message: ({ platformName, said }) =>
    said.trim()
      ? `${platformName} refused this: “${ensureFullStop(said)}”`
      : `${platformName} refused this without a reason.`,
  remedy: 'Change the post so that it fits, or post it by hand to see more.',
  steps: ['changePost', 'postByHand', 'sendAgain'],
};

/** `hasOwn`, because a platform code may equal the name of an inherited property. */
const rowOf = <Row>(rows: Record<string, Row>, code: string): Row | undefined =>
  Object.hasOwn(rows, code) ? rows[code] : undefined;

/** Explains a refusal to the author: what happened, and what to do. */
export function explainRefusal(code: string, refused: Refused): Problem {
  const { message, remedy } = rowOf(REFUSALS, code) ?? UNKNOWN;
  const whatHelps = typeof remedy === 'string' ? remedy : remedy(refused);
  return {
    code,
    message: message(refused),
    remedy: refused.isComment ? whatHelps.replace(ELSEWHERE, elsewhere) : whatHelps,
  };
}

/** Comments can only be moved to another thread, so their texts must not suggest another community. */
const ELSEWHERE = /(choose) another community/i;
const elsewhere = (_all: string, verb: string) => `${verb === 'Choose' ? 'Answer' : 'answer'} another thread`;

/** Next steps for problems other than a platform refusal. */
const OTHER_STEPS: Record<string, Refusal['steps']> = {
  [APPROVAL_NEEDED]: ['approve', 'changePost', 'reject'],
  NO_ACCOUNT: ['connect', 'changePost'],
  ACCOUNT_INACTIVE: ['connect', 'sendAgain'],
  FLAIR_REQUIRED: ['chooseFlair'],
  FLAIR_GONE: ['chooseFlair'],
  ASK_MODERATORS: ['askModerators', 'changePost'],
  POST_TYPE: ['chooseCommunity', 'changePost'],
  REQUIREMENTS: ['changePost', 'sendAgain'],
  OTHER_SITE: ['chooseThread'],
};

/** The steps to offer for a problem, best first. */
export function listNextSteps(code: string, isRefused: boolean, isComment = false): readonly NextStep[] {
  const steps =
    rowOf(OTHER_STEPS, code) ??
    rowOf(REFUSALS, code)?.steps ??
    (isRefused ? UNKNOWN.steps : (['sendAgain', 'changePost'] as const));
  return isComment ? steps.map((step) => (step === 'chooseCommunity' ? 'chooseThread' : step)) : steps;
}
