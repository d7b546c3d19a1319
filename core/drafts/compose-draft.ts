import type { Note } from '#contract/drafts.ts';
import { setScene } from './compose/scene.ts';
import { holds, saysEnough, toSentence } from './compose/own-words.ts';
import { tellAnswers, type Told } from './compose/tell-answers.ts';
import { writeComment } from './compose/write-comment.ts';
import { writeForeign } from './compose/write-foreign.ts';
import { writeLink } from './compose/write-link.ts';
import { writePost } from './compose/write-post.ts';
import { type Draft, type DraftRequest, hasTitle } from './draft-request.ts';
import { isOfThread } from './interview/is-of-thread.ts';
import { openQuestions } from './interview/open-questions.ts';
import { maySay } from './interview/topic-as-answer.ts';

/** Writes a draft without a model; the same request and seed always give the same draft. */
export function composeDraft(request: DraftRequest): { draft: Draft; notes: Note[] } {
  const scene = setScene(request);
  const { task, customPrompt } = request;
  const write = () => {
    if (request.thread?.answered) return writeComment(scene);
    if (!scene.topic.english && scene.frame.told !== '') return writeForeign(scene, !hasTitle(task));
    if (!hasTitle(task)) return writeComment(scene);
    return task === 'link' && request.website ? writeLink(scene) : writePost(scene);
  };
  const draft = write();
  const notes = openQuestions(request);
  const told = tellAnswers(scene);
  const { left } = told;
  notes.push(...left.map(leftOut));
  const longest = hasTitle(task) ? (request.rules?.requirements.body.maxLength ?? null) : null;
  if (longest !== null) notes.push(...missingIn(draft, told).map((answer) => tooLong(answer, longest)));
  if (isTopicLeftOut(request)) notes.push(topicLeftOut(request.topic));
  if (customPrompt?.trim()) notes.push(NOT_FOLLOWED);
  return { draft, notes };
}

const leftOut = (answer: string): Note => ({
  kind: 'changed',
  text: `Left out: your answer “${answer}”. It holds an address, or words that may not be in this text.`,
});

const missingIn = ({ title, content }: Draft, { standing }: Told): string[] =>
  standing.filter(({ line }) => !holds(`${title ?? ''}\n${content}`, line)).map(({ typed }) => typed);

const tooLong = (answer: string, longest: number): Note => ({
  kind: 'changed',
  text: `Left out: your answer “${answer}”. A text may have ${longest} characters there.`,
});

/** Below a thread a topic may be meant for whoever writes, and only its author knows. */
const isTopicLeftOut = ({ topic, thread, answers }: DraftRequest): boolean =>
  thread !== null &&
  saysEnough(topic) &&
  maySay(topic) &&
  !isOfThread(topic, thread) &&
  !answers.some(({ text }) => text === topic);

const topicLeftOut = (topic: string): Note => ({
  kind: 'suggestion',
  text: 'Your topic isn’t in the text. If readers should see it, insert it:',
  insert: toSentence(topic),
});

const NOT_FOLLOWED: Note = {
  kind: 'advice',
  text: 'The built-in composer cannot follow wishes in words. Edit the text, or set up a writing model in Settings.',
};
