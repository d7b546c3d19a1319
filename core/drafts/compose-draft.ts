import type { Note } from '#contract/drafts.ts';
import { setScene } from './compose/scene.ts';
import { writeComment } from './compose/write-comment.ts';
import { writeForeign } from './compose/write-foreign.ts';
import { writeLink } from './compose/write-link.ts';
import { writePost } from './compose/write-post.ts';
import { type Draft, type DraftRequest, hasTitle } from './draft-request.ts';
import { askAuthor } from './interview/ask-author.ts';
import type { Asked } from './interview/questions.ts';
import { giveRoles } from './interview/tell-role.ts';

/** Writes a draft without a model; the same request and seed always give the same draft. */
export function composeDraft(request: DraftRequest): { draft: Draft; notes: Note[] } {
  const scene = setScene(request);
  const { task, customPrompt } = request;
  const write = () => {
    if (!scene.topic.english && scene.frame.told !== '') return writeForeign(scene, !hasTitle(task));
    if (!hasTitle(task)) return writeComment(scene);
    return task === 'link' && request.website ? writeLink(scene) : writePost(scene);
  };
  const draft = write();
  const notes = askForMore(request);
  if (customPrompt?.trim()) notes.push(NOT_FOLLOWED);
  return { draft, notes };
}

/** What only the author can add: the questions without an answer, each with how its sentence could begin. */
function askForMore(request: DraftRequest): Note[] {
  const { questions, presented } = askAuthor(request);
  const told = new Set(giveRoles(request.answers, questions).map(({ role }) => role));
  const open = questions.filter(({ role }) => !told.has(role));
  return [...(presented && request.isOwn === null ? [ownership(presented)] : []), ...open.map(suggest)];
}

const suggest = ({ text, lead }: Asked): Note =>
  lead === '' ? { kind: 'suggestion', text } : { kind: 'suggestion', text, insert: lead };

const ownership = (name: string): Note => ({
  kind: 'advice',
  text: `Is ${name} yours? Until you say so, the draft leaves the name out.`,
});

const NOT_FOLLOWED: Note = {
  kind: 'advice',
  text: 'The built-in composer cannot follow wishes in words. Edit the text, or set up a writing model in Settings.',
};
