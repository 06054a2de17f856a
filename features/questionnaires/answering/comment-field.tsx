import { Field, Textarea } from '@vcms/ui';
import { useEffect, useState } from 'react';

const COMMENT_MAX = 2000;

export interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  /** Called when the field is left and says something else. */
  readonly onCommit: (text: string) => void;
}

/** A word to an answer that the reviewer should know. */
export function CommentField({ label, value, disabled, onCommit }: CommentFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <Field.Root mt="4">
      <Field.Label>{label}</Field.Label>
      <Textarea
        rows={2}
        maxLength={COMMENT_MAX}
        value={text}
        readOnly={disabled}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          if (text.trim() !== value) onCommit(text.trim());
        }}
      />
    </Field.Root>
  );
}
