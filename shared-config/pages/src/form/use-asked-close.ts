import { LEAVE_QUESTION } from '@vcms/contract';
import { useAsk, useLeaveGuard } from '@vcms/sdk';

/** Closes a form at once while nothing was typed, and else when the user says so; leaving the page asks the same. */
export function useAskedClose(isDirty: boolean, onClose: () => void): () => void {
  const ask = useAsk();
  useLeaveGuard(isDirty);
  return () => {
    if (!isDirty) return onClose();
    void ask(LEAVE_QUESTION).then((yes) => {
      if (yes) onClose();
    });
  };
}
