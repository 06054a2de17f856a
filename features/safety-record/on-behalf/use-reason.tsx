import { ReasonField, reasonProblem } from '@vcms/kits/on-behalf';
import { Alert } from '@vcms/ui';
import { type ReactNode, useRef, useState } from 'react';

interface Reason {
  readonly reason: string;
  readonly changed: boolean;
  /** False: why not stands beside the field, which has the focus. */
  readonly check: () => boolean;
  /** Who is told, and the field. */
  readonly intro: ReactNode;
}

/** Why customer service enters a record for a contractor. */
export function useReason(contractorName: string, what: string): Reason {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  function check(): boolean {
    const found = reasonProblem(reason);
    setProblem(found);
    // It stands at the top of a long form, whose button is at the bottom.
    if (found !== undefined) field.current?.focus();
    return found === undefined;
  }

  const intro = (
    <>
      <Alert.Root status="info" mb="6">
        <Alert.Indicator />
        <Alert.Title>
          {what} is marked as entered by you for {contractorName}, who is notified. Somebody else of the firm
          reviews it.
        </Alert.Title>
      </Alert.Root>
      <ReasonField ref={field} value={reason} problem={problem} onChange={setReason} />
    </>
  );
  return { reason, changed: reason !== '', check, intro };
}
