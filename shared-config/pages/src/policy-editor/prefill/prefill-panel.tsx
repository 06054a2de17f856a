import type { PageRect } from '@vcms/pdf';
import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';
import { ShownFile } from './shown-file.tsx';
import { type Reading, useReading } from './use-reading.ts';

export interface PrefillPanelProps {
  readonly file: File;
  readonly values: PolicyFormValues;
  readonly onTake: (offer: Offer) => void;
}

type Answer = Extract<Reading, { kind: 'read' | 'nothing' }>;

interface AnswerPartProps extends PrefillPanelProps {
  readonly answer: Answer;
  readonly onAskAgain: () => void;
}

function AnswerPart({ answer, file, values, onTake, onAskAgain }: AnswerPartProps) {
  const [shown, setShown] = useState<{ readonly place: PageRect | undefined }>();
  return (
    <>
      {answer.kind === 'read' ? (
        <OfferList
          {...{ values, onTake }}
          certificate={answer.certificate}
          onShow={({ found }) => setShown({ place: found.place })}
        />
      ) : (
        <Text role="status">{answer.message}</Text>
      )}
      {answer.kind === 'nothing' && answer.canRetry && (
        <Button mt="2" variant="outline" onClick={onAskAgain}>
          Try again
        </Button>
      )}
      {shown === undefined && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setShown({ place: undefined })}>
          Show the file
        </Button>
      )}
      {shown !== undefined && <ShownFile file={file} place={shown.place} />}
    </>
  );
}

/** Reads the chosen file when asked, then offers its values. */
export function PrefillPanel({ file, values, onTake }: PrefillPanelProps) {
  const { reading, ask } = useReading(file);
  const isBusy = reading.kind === 'reading';
  return (
    <Box as="section" aria-label="Read from the certificate" mb="6" p="4" borderWidth="1px" borderRadius="lg">
      {(reading.kind === 'not-asked' || isBusy) && (
        <Button variant="outline" loading={isBusy} loadingText="Reading the certificate" onClick={ask}>
          Read from the certificate
        </Button>
      )}
      {(reading.kind === 'read' || reading.kind === 'nothing') && (
        <AnswerPart answer={reading} {...{ file, values, onTake }} onAskAgain={ask} />
      )}
    </Box>
  );
}
