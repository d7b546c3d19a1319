import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type guessShape, SHAPES, type Shape, TOPIC_MAX } from '#contract/drafting/shapes.ts';
import { type Brief, listAnswers } from '#core/composer/brief.ts';
import { type Form, SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { splitWords } from '#core/text/split-words.ts';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { Questions } from './questions.tsx';

const GUESS: Target<typeof guessShape> = { method: 'GET', path: '/api/shape' };
const TYPING_MS = 300;

/** The chosen shape, or else the guessed one; null until the first guess arrives. */
function useFormOfText({ topic: typed, shape, contentType }: Brief): Form | null {
  const topic = useDebounced(typed.trim().slice(0, TOPIC_MAX), TYPING_MS);
  const isComment = contentType === 'comment';
  const { data, isError } = useQuery({
    queryKey: [GUESS.path, topic],
    queryFn: () => call(GUESS, { topic }),
    enabled: topic !== '' && shape === null && !isComment,
    placeholderData: keepPreviousData,
  });
  if (isComment) return 'comment';
  return shape ?? data?.shape ?? (isError ? 'question' : null);
}

type InterviewProps = {
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  /** False without a model; undefined until that is known. */
  hasModel: boolean | undefined;
  /** Why the answers can't be sent. */
  error: string | undefined;
  /** True beside a text: the open questions are folded. */
  hasText: boolean;
};

const SHAPE_OPTIONS = SHAPES.map((shape) => [shape, SHAPE_TABLE[shape].label] as const);

type Owner = 'yes' | 'no';
const OWNERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const hasWords = (text: string, words: string): boolean =>
  words !== '' && ` ${splitWords(text).join(' ')} `.includes(` ${splitWords(words).join(' ')} `);

/** The shape of the text, its questions, and how the answers become a text. */
export function Interview({ brief, onChange, hasModel, error, hasText }: InterviewProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { data: facts } = useFacts();
  const form = useFormOfText(brief);
  const answers = listAnswers(brief.answers);
  if (form === null || (brief.topic.trim() === '' && answers.length === 0)) return null;
  const texts = [brief.topic, ...answers.map(({ text }) => text)];
  const namesProduct = texts.some((text) => hasWords(text, facts?.product ?? ''));
  const isComment = form === 'comment';
  const isFolded = hasText && !isUnfolded;
  return (
    <>
      {!isComment && (
        <SelectField<Shape>
          label="Shape"
          options={SHAPE_OPTIONS}
          value={form}
          onChange={(shape) => onChange({ shape })}
        />
      )}
      <Questions
        form={form}
        answers={brief.answers}
        error={error}
        isFolded={isFolded}
        onChange={(changed) => onChange({ answers: changed })}
      />
      {isFolded && (
        <div className="-my-2 -ml-3">
          <Button kind="quiet" icon={<ChevronDown />} onClick={() => setUnfolded(true)}>
            More questions
          </Button>
        </div>
      )}
      {!isFolded && !isComment && !namesProduct && (
        <RadioCards<Owner | ''>
          legend="Is it about something you made?"
          options={OWNERS}
          value={brief.isOwn === null ? '' : brief.isOwn ? 'yes' : 'no'}
          onChange={(owner) => onChange({ isOwn: owner === 'yes' })}
        />
      )}
      {!isFolded && hasModel === false && answers.length > 0 && (
        <div className="grid gap-1">
          <SwitchField label="Lead-ins" checked={brief.leads} onChange={(leads) => onChange({ leads })} />
          {!isComment && (
            <SwitchField
              label="Closing question"
              text={SHAPE_TABLE[form].closing}
              checked={brief.closing}
              onChange={(closing) => onChange({ closing })}
            />
          )}
        </div>
      )}
    </>
  );
}
