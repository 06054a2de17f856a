import type { Reading } from '@vcms/kits/evidence';
import type { ReadCertificate } from '@vcms/pdf';
import { Box, Button, Text } from '@vcms/ui';
import { type RefObject, useEffect } from 'react';
import type { OpenCounts } from './intake-plan.ts';

export interface IntakeHeadProps {
  readonly reading: Reading<ReadCertificate>;
  /** Lines of the intake. */
  readonly lines: number;
  readonly counts: OpenCounts;
  /** The sentence that takes the focus when the file is read, and when nothing is left to answer. */
  readonly status: RefObject<HTMLParagraphElement | null>;
  readonly onAccept: () => void;
  readonly onAskAgain: () => void;
}

function statusText({ reading, lines, counts: { sure, open } }: IntakeHeadProps): string {
  if (reading.kind === 'nothing')
    return `${reading.message} Add the lines below; all of them are submitted with this file.`;
  const isLetter = reading.kind === 'read' && reading.result.isLetter === true;
  const read = `${lines === 1 ? '1 line' : `${lines} lines`} of this ${isLetter ? 'letter' : 'certificate'}.`;
  if (sure > 0) return `${read} Compare the values with the paper; nothing is entered until you accept it.`;
  if (open > 0 && reading.kind === 'read' && reading.isScanned)
    return `${read} Read from a scan: compare each value with the paper, then accept or skip it. ${open} to answer.`;
  if (open > 0 && isLetter)
    return `${read} A letter has no fixed form: compare each value with it, then accept or skip it. ${open} to answer.`;
  if (open > 0) return `${read} Review uncertain values: ${open === 1 ? '1 value' : `${open} values`}.`;
  return `${read} Compare them once more, then submit.`;
}

/** What came of the reading, what is left to do, and the one press that enters everything that is sure. */
export function IntakeHead(props: IntakeHeadProps) {
  const { reading, counts, status, onAccept, onAskAgain } = props;
  useEffect(() => {
    // The dialog opened on its last buttons while there was nothing else; the answer comes now.
    status.current?.focus();
  }, [status]);
  return (
    <Box mb="5">
      <Text ref={status} role="status" tabIndex={-1} mb="3" outline="none">
        {statusText(props)}
      </Text>
      {reading.kind === 'nothing' && reading.canRetry && (
        <Button size="sm" variant="outline" onClick={onAskAgain}>
          Try again
        </Button>
      )}
      {counts.sure > 0 && (
        <Box data-next>
          <Button onClick={onAccept}>
            Accept {counts.sure} high-confidence {counts.sure === 1 ? 'value' : 'values'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
