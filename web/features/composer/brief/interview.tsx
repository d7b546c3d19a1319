import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from 'react';
import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { askAuthor } from '#core/drafts/interview/ask-author.ts';
import { leftQuestions } from '#core/drafts/interview/left-questions.ts';
import { recallAnswers } from '#core/drafts/interview/recall-answers.ts';
import { useFacts, useTold } from '#web/features/drafts/drafts.queries.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { AnswerField } from './answer-field.tsx';
import {
  answeredToAnother,
  answersToTopic,
  type EarlierAnswer,
  meantFor,
  putBack,
  taskOf,
  answerTyped,
} from './answers-to-topic.ts';
import { LeftOutAnswers } from './left-out-answers.tsx';
import type { Brief } from '../composition.ts';

type InterviewProps = {
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
};

const OWNERS = [
  { value: 'yes', label: 'Yes, mine' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Not said yet' },
] as const;
type Owner = (typeof OWNERS)[number]['value'];

const NO_FACTS = { product: null, about: [] };

/** One that was emptied again counts as well: its field stays where somebody types. */
const listAnswers = (answers: Brief['answers']) =>
  ANSWER_ROLES.flatMap((role) => {
    const text = answers[role];
    return text === undefined ? [] : [{ role, text }];
  });

const ownerOf = (isOwn: boolean | null): Owner => (isOwn === null ? '' : isOwn ? 'yes' : 'no');

/** Enter goes on to the next answer; from the last one it generates. */
function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { form } = event.currentTarget;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) return form?.requestSubmit();
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else form?.requestSubmit();
}

/** What only the author can tell, asked for in a line each. Every line may stay empty. */
export function Interview({ brief, onChange }: InterviewProps) {
  const { data: facts } = useFacts();
  const topic = useDeferredValue(brief.topic.trim());
  const task = taskOf(brief);
  const own = useMemo(() => answersToTopic(brief, topic), [brief, topic]);
  const { questions, presented } = useMemo(
    () => askAuthor({ topic, task, facts: facts ?? NO_FACTS, answers: listAnswers(own) }),
    [topic, task, facts, own],
  );
  const summary = useRef<HTMLElement>(null);
  const { data: told } = useTold();
  const recalled = useMemo(() => recallAnswers(topic, told ?? [], task), [topic, told, task]);
  if (topic === '') return null;
  const inTheirPlace = answeredToAnother(brief, topic).flatMap((role) => {
    const before = brief.drafted[role];
    return before ? [{ role, ...before }] : [];
  });
  function takeOver(answer: EarlierAnswer) {
    const next = brief.earlier.includes(answer) ? putBack(brief, answer) : brief;
    onChange({ ...next, drafted: meantFor(next.drafted, topic, [answer.role]) });
    // The button that was pressed goes.
    summary.current?.focus();
  }
  const asked = [...questions, ...leftQuestions(own, questions)];
  const change = (role: AnswerRole, text: string) => onChange(answerTyped(brief, topic, role, text));
  return (
    <details open>
      <summary
        ref={summary}
        className="w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink touch:py-2.5"
      >
        In your own words <span className="font-normal text-ink-3">optional</span>
      </summary>
      <div className="grid gap-4 pt-3">
        <p className="text-sm text-ink-2">A line each is enough. The draft is made of what you answer.</p>
        {presented && (
          <RadioCards<Owner>
            legend={`Is ${presented} yours?`}
            options={OWNERS}
            value={ownerOf(brief.isOwn)}
            hint={brief.isOwn ? 'The draft will say so.' : undefined}
            onChange={(owner) => onChange({ isOwn: owner === '' ? null : owner === 'yes' })}
          />
        )}
        <fieldset className="grid min-w-0 gap-3">
          <legend className="sr-only">Questions on your topic</legend>
          {asked.map(({ role, text }) => (
            <AnswerField
              key={role}
              question={text}
              answer={own[role] ?? ''}
              recalled={recalled[role]}
              mayBeFact={role !== 'ask'}
              onKeyDown={goOnWithEnter}
              onChange={(answer) => change(role, answer)}
            />
          ))}
        </fieldset>
        <LeftOutAnswers task={task} answers={[...inTheirPlace, ...brief.earlier]} onUse={takeOver} />
      </div>
    </details>
  );
}
