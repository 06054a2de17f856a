import type { StoredRecord } from '@vcms/data';
import { FIRM_SCOPE, type SavedComment } from '@vcms/domain';
import { ActionDialog, useDialogWrite } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Checkbox, Field, Stack, Textarea } from '@vcms/ui';
import { useState } from 'react';
import { changeComment, saveComment } from '../data/saved-comments.ts';
import { COMMENT_BOUNDS } from '../model/element-answers.ts';
import { commentProblem } from '../model/saved-comments.ts';

/** A comment to save, or one that is saved already. */
export interface CommentWork {
  readonly elementId: string;
  readonly text: string;
  readonly comment?: StoredRecord<SavedComment>;
}

export interface CommentDialogProps {
  /** Whose it is: `firm`, or a client's id. */
  readonly owner: string;
  readonly programId: string;
  readonly work: CommentWork;
  readonly onClose: () => void;
}

/** Words and reach of a saved comment. */
export function CommentDialog({ owner, programId, work, onClose }: CommentDialogProps) {
  const { elementId, comment } = work;
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const { busy, problem, store } = useDialogWrite(onClose);
  const wasForAll = comment !== undefined && comment.elementId === undefined;
  const [text, setText] = useState(work.text);
  const [forAll, setForAll] = useState(wasForAll);
  const [isChecked, setChecked] = useState(false);
  const wrong = isChecked ? commentProblem(text) : undefined;

  function submit(): void {
    setChecked(true);
    if (commentProblem(text) !== undefined) return;
    const content = { owner, programId, elementId: forAll ? undefined : elementId, text: text.trim() };
    const writer = { firestore, uid };
    const change =
      comment === undefined
        ? saveComment(writer, content)
        : changeComment(writer, { ...content, id: comment.id });
    void store(change, 'The comment is saved.');
  }

  return (
    <ActionDialog
      title={comment === undefined ? 'Save this comment' : 'Edit saved comment'}
      {...{ busy, problem, onClose }}
      isDirty={text !== work.text || forAll !== wasForAll}
      onSubmit={submit}
    >
      <Stack gap="4">
        <Field.Root required invalid={wrong !== undefined}>
          <Field.Label>
            Comment <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={4}
            maxLength={COMMENT_BOUNDS.max}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Field.HelperText>
            {owner === FIRM_SCOPE ? 'Reviewers of the firm' : 'Reviewers of your company'} can insert it.
            Leave out names of contractors and people.
          </Field.HelperText>
          <Field.ErrorText>{wrong}</Field.ErrorText>
        </Field.Root>
        <Checkbox.Root checked={forAll} onCheckedChange={({ checked }) => setForAll(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>For every element of this program</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </ActionDialog>
  );
}
