import type { AnswerRole } from '#contract/interview.ts';
import type { Topic, TopicKind } from '#core/topics/topic.ts';
import { hasTitle, type Task } from '../draft-request.ts';
import { spokenKind } from './spoken-kind.ts';

/** A question to the author, and how an answer begins that is no sentence by itself. */
export type Asked = { role: AnswerRole; text: string; lead: string };

const asked = (role: AnswerRole, text: string, lead = ''): Asked => ({ role, text, lead });

const WISH = asked('ask', 'What would you like to hear from readers?');
/** Before "how you would price it". */
export const TO_HEAR = 'I would like to hear';
const POINT = asked('point', 'What should readers know first?');
const VIEW = asked('lean', 'What is your own view?', 'My own view:');
const TRIED = asked('change', 'What have you tried so far, if anything?', 'What I tried:');
const CAME_OF_IT = asked('result', 'What came of it? A number if you have one', 'What came of it:');

/** The same where a topic does not ask for it. */
export const GENERAL: Readonly<Record<AnswerRole, Asked>> = {
  point: POINT,
  audience: asked('audience', 'Who is it for?', 'Who it is for:'),
  before: asked('before', 'What was it like before?', 'Before:'),
  change: asked('change', 'What did you do, in one sentence?', 'What I did:'),
  result: CAME_OF_IT,
  failed: asked('failed', 'What did not work?', 'What did not work:'),
  lean: VIEW,
  ask: WISH,
};

export type QuestionsKind = TopicKind | 'list' | 'reply';

/** What each kind of topic leaves open, at most five questions. */
export const QUESTIONS: Readonly<Record<QuestionsKind, readonly Asked[]>> = {
  experience: [
    asked('before', 'What was it like before?', 'Before:'),
    asked('change', 'What did you do, in one sentence?', 'What I did:'),
    CAME_OF_IT,
    asked('failed', 'What did not work?', 'What did not work:'),
    WISH,
  ],
  launch: [
    asked('point', 'What does it do, in one sentence?', 'What it does:'),
    asked('audience', 'Who is it for?', 'Who it is for:'),
    asked('before', 'Why did you make it?', 'Why it exists:'),
    asked('failed', 'What can it not do yet?', 'What it cannot do yet:'),
    WISH,
  ],
  news: [
    POINT,
    asked('audience', 'Who should know about it?', 'Who should know about it:'),
    asked('before', 'What led to it?', 'What led to it:'),
    WISH,
  ],
  feedback: [
    asked('point', 'What is it, in one sentence?'),
    asked('audience', 'Who is it for?', 'Who it is for:'),
    asked('change', 'What have you changed or tried already?', 'What I tried already:'),
    asked('lean', 'Where are you least sure?', 'Where I am least sure:'),
    asked('ask', 'What should readers judge?'),
  ],
  question: [
    asked('before', 'What is your situation, in one sentence?', 'My situation:'),
    TRIED,
    asked('lean', 'What would you answer yourself?', 'My own answer:'),
  ],
  comparison: [
    asked('point', 'What matters most to you?', 'What matters most to me:'),
    asked('before', 'What is your situation, in one sentence?', 'My situation:'),
    asked('lean', 'Which way do you lean, and why?', 'Where I lean:'),
    asked('failed', 'What would rule one of them out?', 'What would rule one out:'),
  ],
  problem: [
    asked('point', 'What happened, exactly?', 'What happened:'),
    asked('before', 'When did it start?', 'When it started:'),
    TRIED,
    CAME_OF_IT,
  ],
  howto: [
    asked('point', 'What is the most important step?', 'The step that matters most:'),
    asked('change', 'How do you do it yourself?', 'How I do it:'),
    CAME_OF_IT,
    asked('failed', 'What goes wrong most often?', 'What goes wrong most often:'),
    WISH,
  ],
  opinion: [
    asked('before', 'What did you see that makes you say so?', 'What makes me say so:'),
    asked('lean', 'What does it mean for you?', 'What it means for me:'),
    asked('failed', 'Where does it not hold?', 'Where it does not hold:'),
    WISH,
  ],
  list: [
    asked('point', 'Which are they, in a few words each?'),
    asked('before', 'How did you come to them?', 'How I came to them:'),
    asked('lean', 'Which one matters most, and why?', 'The one that matters most:'),
    WISH,
  ],
  subject: [POINT, asked('before', 'What is behind it?', 'What is behind it:'), VIEW, WISH],
  link: [
    asked('point', 'What does the page say, in one sentence?', 'What it says:'),
    asked('audience', 'Who should read it?', 'Who should read it:'),
    asked('failed', 'What is missing from it, or wrong?', 'What is missing from it:'),
    WISH,
  ],
  reply: [
    asked('point', 'What is your answer, in one sentence?'),
    asked('change', 'What did you do yourself, if anything?', 'What I did:'),
    CAME_OF_IT,
    asked('failed', 'When would you not do it?', 'When I would not do it:'),
  ],
};

const ASKS =
  /\?|^(?:who|what|when|where|why|how|which|is|are|am|was|were|do|does|did|can|could|should|will|has|have|any(?:one|body)?)\b/i;

/** "Three things I got wrong" promises three things. */
const LISTS =
  /^(?:the |my |our )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?!(?:of|and|in|for|with)\b)\p{L}+ ){0,2}?(?:things|lessons|mistakes|reasons|ways|rules|tips|tricks|tools|habits|steps|signs|myths|ideas|errors|books|takeaways|learnings)\b(?! (?:is|are|was|were|has|have|had|sold|went|and|or)\b)/iu;
const LISTED: ReadonlySet<TopicKind> = new Set(['experience', 'howto', 'opinion', 'subject']);

/** Which questions a text leaves open: below a link they are about its page, unless it presents something. */
export const askedKind = (task: Task, topic: Topic, product: string | null): QuestionsKind => {
  if (!hasTitle(task)) return 'reply';
  const spoken = spokenKind(topic, product);
  if (task !== 'link' && LISTED.has(spoken) && LISTS.test(topic.text)) return 'list';
  // "Looking for an accountant" has no answer to guess.
  const kind = spoken === 'question' && !ASKS.test(topic.text) ? 'subject' : spoken;
  return task === 'link' && kind !== 'launch' && kind !== 'feedback' ? 'link' : kind;
};

const LEADS = [
  TO_HEAR,
  ...new Set(Object.values(QUESTIONS).flatMap((row) => row.map(({ lead }) => lead))),
].filter(Boolean);

/** What the author answered, without the words that we put before it. */
export const withoutLead = (sentence: string): string => {
  const lead = LEADS.find((one) => sentence.startsWith(one));
  return lead === undefined ? sentence : sentence.slice(lead.length).trim();
};
