import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

/** The words of a yes-or-no question. */
export interface QuestionTexts {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface QuestionDialogProps {
  /** undefined: nothing is asked. */
  readonly question: QuestionTexts | undefined;
  readonly onAnswer: (yes: boolean) => void;
}

/**
 * Puts a question. No is the answer of least harm: it has focus at first, Escape means it, and so does a dialog that goes
 * away unanswered.
 */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  // The texts stay while the dialog fades.
  const [shown, setShown] = useState<QuestionTexts>();
  if (question !== undefined && question !== shown) setShown(question);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <Dialog.Root
      role="alertdialog"
      open={question !== undefined}
      onOpenChange={({ open }) => {
        if (!open) onAnswer(false);
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
              <Button ref={no} variant="outline" onClick={() => onAnswer(false)}>
                {shown?.no}
              </Button>
              <Button onClick={() => onAnswer(true)}>{shown?.yes}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
