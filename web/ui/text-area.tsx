import type { ComponentProps } from 'react';
import { Field, inputStyle, type FieldNotes } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> &
  FieldNotes & {
    /** As high as its text, instead of being resized by hand. */
    grows?: boolean;
  };

export const TextArea = ({ label, labelHidden, hint, error, aside, grows, ...input }: TextAreaProps) => (
  <Field {...{ label, labelHidden, hint, error, aside }}>
    {(field) => (
      <textarea
        {...input}
        {...field}
        className={`${inputStyle} block ${grows ? 'field-sizing-content resize-none py-1.5 touch:py-2.5' : 'resize-y py-2'}`}
      />
    )}
  </Field>
);
