import { Button, Dialog, Portal } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../store/use-store.ts';
import type { Question, QuestionDesk } from './question-desk.ts';

/**
 * Puts the desk's question. No is the answer of least harm: it has focus at first, Escape means it, and so does a dialog
 * that goes away unanswered.
 */
export function QuestionDialog({ desk }: { readonly desk: QuestionDesk }) {
  const pending = useStore(desk.pending);
  // The texts stay while the dialog fades.
  const [shown, setShown] = useState<Question>();
  if (pending !== undefined && pending !== shown) setShown(pending);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => () => desk.answer(false), [desk]);
  return (
    <Dialog.Root
      role="alertdialog"
      open={pending !== undefined}
      onOpenChange={({ open }) => {
        if (!open) desk.answer(false);
      }}
      initialFocusEl={() => no.current}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop data-print="hide" />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{shown?.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{shown?.text}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={no} variant="outline" onClick={() => desk.answer(false)}>
                {shown?.no}
              </Button>
              <Button onClick={() => desk.answer(true)}>{shown?.yes}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
