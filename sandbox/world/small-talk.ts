import type { Subject } from './subject.ts';

/** What people say to each other below a reply, whatever it is about. */
export const FOLLOW_UPS: readonly string[] = [
  'How long did that take you?',
  'This. We lost {2-8} weeks before we understood it.',
  'Would you still do it like this {where}?',
  'I tried that and {pain}. What did I miss?',
  'Good point, I had not thought of it from that side.',
  'Do you have figures for that?',
  'Agreed, with one addition: {advice}',
  'That only works if somebody owns it. In our case nobody did.',
  'Did {product} not do that for you?',
  'Not my experience. We {tried} and it changed nothing.',
  'Could you say more about the second part?',
  'I wish somebody had told me this {2-5} years ago.',
  'And what happens when {pain2}?',
  'That sounds right for small teams. For bigger ones I doubt it.',
  'Can confirm. {Win}, more or less by accident.',
  'The hard part is to keep doing it after the first month.',
  'We do the same, on Fridays, with tea.',
  'I would be careful with that. {advice2}',
  'Fair. I may have had bad luck with it.',
  'Is that per month or per year?',
];

/** What somebody answers who was asked something. */
export const ANSWERS: readonly string[] = [
  'About {3-9} weeks, most of it waiting for other people.',
  'Yes, but I would start smaller.',
  'Roughly {100-900} dollars, if I leave my own time out.',
  'Honestly? I do not know. We stopped measuring once it was good enough.',
  'We {tried}. That was the whole difference.',
  'Not yet. I will report back when we did.',
  'It depends on how many people touch it. With three of us it was fine.',
  'The short answer is no. The long answer is that {pain}.',
  'Per month. Sorry, I should have said so.',
  'Ask again in half a year.',
];

/** What the author of a thread says to those who answered. */
export const BY_THE_AUTHOR: readonly string[] = [
  'Thanks, that is the most useful answer so far.',
  'Did not know about that one. I will have a look tonight.',
  'That is what I was afraid of.',
  'We tried it, I left that out. {pain}, even then.',
  'Good question. {2-9} people, two of them part-time.',
  'I will try that first, it costs nothing. Thank you.',
  'Interesting, I had ruled that out too early.',
  'Edit: I added this to the post, several people asked.',
  'Fair criticism. I wrote it late at night.',
  'You are right, and I do not like it.',
];

/** What people say under a post that the word material does not cover. */
export const TO_ANYTHING: readonly string[] = [
  'Thanks for writing this up. What would you do differently next time?',
  'What did you try before this?',
  'I have the same question and will watch this thread.',
  'Could you give an example? I think I agree, but I am not sure that we mean the same thing.',
  'How big is your team? That changes the answer.',
  'This matches what we see, for what it is worth.',
  'I would start smaller: one customer, one week, then look again.',
  'Interesting. Did anything surprise you?',
  'I disagree with the conclusion, but the description is spot on.',
  'Do you have any figures you could share?',
  'What does it cost you today, in hours?',
  'Good post. The part in the middle deserves a thread of its own.',
  'Came here to say the same, you said it better.',
  'Who else is affected by it, apart from you?',
  'Write down what “done” looks like first. It saved us from going in circles.',
  'Not sure that this is the right place, but I am glad that I read it.',
  'How did you hear about it in the first place?',
  'We did the opposite and it went fine, which tells you something about luck.',
];

/** A second sentence that some people add to a piece of advice. */
export const TAILS: readonly string[] = [
  'That was {where}, so take it with a pinch of salt.',
  '{ask}',
  'For comparison: {win}.',
  'We learned it the hard way, when {pain}.',
  'Most people overlook that.',
  'Not glamorous, I know.',
  '{product} can do some of it, if you must buy something.',
  'My old team swore by the opposite.',
  'It felt wrong for {span}, then it felt obvious.',
  'We {tried}, and that settled it for me.',
  'I wish the answer were more exciting.',
  'That is how we {task} today.',
  'Saying this after {span} of doing it wrong.',
  'In our case {pain}, until we did that.',
  'The rest is detail, in my experience.',
  'It will not fix everything, but you will see the next problem.',
];

/** What people add to a short remark, so that it says something of their own. */
export const AFTERTHOUGHTS: readonly string[] = [
  'We {tried} around the same time.',
  'In our case {pain}.',
  '{Win}, for what it is worth.',
  'I still try to {task} that way.',
  'I looked at {product} for that, too.',
  'This was {where}.',
  'Will report back in {2-8} weeks.',
  'We are {3-40} people, by the way.',
  '{Opinion}, if you ask me.',
  'It is what we do instead of {product2}.',
  'The other half of it is that {pain}.',
  'Took me {span} to see it.',
];

/** Without word material only lines that need none can be said. */
export const sayable = (subject: Subject, lines: readonly string[]): readonly string[] =>
  subject.key === '' ? lines.filter((line) => !/\{[a-z]/i.test(line)) : lines;
