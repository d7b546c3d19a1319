import type { QuestionKey, Shape } from '#contract/drafting/shapes.ts';
import type { Answer } from '#contract/interview.ts';

/** A question to the author, and the words that introduce its answer in the text. */
export type Question = { text: string; lead: string };

const question = (text: string, lead = ''): Question => ({ text, lead });

export const QUESTIONS: Readonly<Record<QuestionKey, Question>> = {
  point: question('What should readers know first?'),
  does: question('What does it do, in one sentence?', 'What it does:'),
  thing: question('What is it, in one sentence?'),
  says: question('What does the page say, in one sentence?', 'What it says:'),
  symptom: question('What happened, exactly?', 'What happened:'),
  situation: question('What is your situation, in one sentence?', 'My situation:'),
  reason: question('What did you see that makes you say so?', 'What makes me say so:'),
  answer: question('What is your answer, in one sentence?'),
  criterion: question('What matters most to you?', 'What matters most to me:'),
  step: question('What is the most important step?', 'The step that matters most:'),
  audience: question('Who is it for?', 'Who it is for:'),
  readers: question('Who should read it?', 'Who should read it:'),
  concerned: question('Who should know about it?', 'Who should know about it:'),
  before: question('What was it like before?', 'Before:'),
  why: question('Why did you make it?', 'Why it exists:'),
  cause: question('What led to it?', 'What led to it:'),
  since: question('When did it start?', 'When it started:'),
  change: question('What did you do, in one sentence?', 'What I did:'),
  tried: question('What have you tried so far, if anything?', 'What I tried:'),
  method: question('How do you do it yourself?', 'How I do it:'),
  own: question('What did you do yourself, if anything?', 'What I did:'),
  result: question('What came of it? A number if you have one', 'What came of it:'),
  failed: question('What did not work?', 'What did not work:'),
  lacks: question('What can it not do yet?', 'What it cannot do yet:'),
  missing: question('What is missing from it, or wrong?', 'What is missing from it:'),
  pitfall: question('What goes wrong most often?', 'What goes wrong most often:'),
  caveat: question('When would you not do it?', 'When I would not do it:'),
  limit: question('Where does it not hold?', 'Where it does not hold:'),
  dealbreaker: question('What would rule one of them out?', 'What would rule one out:'),
  lean: question('What is your own view?', 'My own view:'),
  leaning: question('Which way do you lean, and why?', 'Where I lean:'),
  guess: question('What would you answer yourself?', 'My own answer:'),
  doubt: question('Where are you least sure?', 'Where I am least sure:'),
  meaning: question('What does it mean for you?', 'What it means for me:'),
  judge: question('What should readers judge?'),
  ask: question('What would you like to hear from readers?'),
};

/** A comment has its own questions, whatever the shape of its topic. */
export type Form = Shape | 'comment';

type Row = {
  label: string;
  /** The questions, in the order of the text. */
  questions: readonly QuestionKey[];
  /** The closing question, for a text that asks its readers nothing else. */
  closing: string;
};

export const SHAPE_TABLE: Readonly<Record<Form, Row>> = {
  question: { label: 'Question', questions: ['situation', 'tried', 'guess'], closing: 'What would you do?' },
  story: {
    label: 'Story',
    questions: ['before', 'change', 'result', 'failed', 'ask'],
    closing: 'Has anyone here done it differently?',
  },
  launch: {
    label: 'Launch',
    questions: ['does', 'audience', 'why', 'lacks', 'ask'],
    closing: 'What would keep you from trying it?',
  },
  feedback: {
    label: 'Feedback',
    questions: ['thing', 'audience', 'tried', 'doubt', 'judge'],
    closing: 'What would you change first?',
  },
  comparison: {
    label: 'Comparison',
    questions: ['criterion', 'situation', 'leaning', 'dealbreaker'],
    closing: 'Which would you pick, and why?',
  },
  problem: {
    label: 'Problem',
    questions: ['symptom', 'since', 'tried', 'result'],
    closing: 'Has anyone here solved this?',
  },
  howto: {
    label: 'How-to',
    questions: ['step', 'method', 'result', 'pitfall', 'ask'],
    closing: 'What would you add?',
  },
  opinion: {
    label: 'Opinion',
    questions: ['reason', 'meaning', 'limit', 'ask'],
    closing: 'Where do you see it differently?',
  },
  news: {
    label: 'News',
    questions: ['point', 'concerned', 'cause', 'lean', 'ask'],
    closing: 'What do you make of it?',
  },
  link: {
    label: 'Link',
    questions: ['says', 'readers', 'missing', 'ask'],
    closing: 'What do you think of it?',
  },
  comment: {
    label: 'Comment',
    questions: ['answer', 'own', 'result', 'caveat'],
    closing: 'What have you tried so far?',
  },
};

/** The questions of this form, plus the answered questions of other forms, so that no answer is lost. */
export function listQuestions(form: Form, answers: readonly Pick<Answer, 'question'>[]): QuestionKey[] {
  const { questions } = SHAPE_TABLE[form];
  const others = answers.flatMap(({ question: key }) => (key && !questions.includes(key) ? [key] : []));
  return [...questions, ...new Set(others)];
}

/** True for a closing question from the table. */
export const isClosingQuestion = (sentence: string): boolean => CLOSINGS.has(sentence.trim());
const CLOSINGS: ReadonlySet<string> = new Set(Object.values(SHAPE_TABLE).map(({ closing }) => closing));

const LEADS = [...new Set(Object.values(QUESTIONS).map(({ lead }) => lead))].filter(Boolean);

/** The answer as the author typed it, without its lead. */
export function removeLead(sentence: string): string {
  const lead = LEADS.find((one) => sentence.startsWith(one));
  return lead === undefined ? sentence : sentence.slice(lead.length).trim();
}

export const toForm = ({ task, shape }: { task: string; shape: Shape }): Form =>
  task === 'comment' || task === 'reply' ? 'comment' : shape;
