import type { Question } from '@vcms/contract';
import { useAsk, useLeaveGuard } from '@vcms/sdk';

const CLOSE_QUESTION: Question = {
  title: 'Close without saving?',
  text: 'What you typed is not saved. When you close, it is lost.',
  yes: 'Discard changes',
  no: 'Keep editing',
};

/** Closes a form at once while nothing was typed, and else when the user says so; leaving the page is asked about, too. */
export function useAskedClose(isDirty: boolean, onClose: () => void): () => void {
  const ask = useAsk();
  useLeaveGuard(isDirty);
  return () => {
    if (!isDirty) return onClose();
    void ask(CLOSE_QUESTION).then((yes) => {
      if (yes) onClose();
    });
  };
}
