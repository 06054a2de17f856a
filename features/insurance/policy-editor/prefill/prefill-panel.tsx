import type { PageRect } from '@vcms/pdf';
import { Box, Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';
import type { PrefillSource } from './prefill-source.ts';
import { ShownFile } from './shown-file.tsx';
import { type Reading, useReading } from './use-reading.ts';

export interface PrefillPanelProps {
  readonly source: PrefillSource;
  readonly values: PolicyFormValues;
  readonly onTake: (offer: Offer) => void;
}

type Answer = Extract<Reading, { kind: 'read' | 'nothing' }>;

interface AnswerPartProps extends PrefillPanelProps {
  readonly answer: Answer;
  readonly onAskAgain: () => void;
}

function AnswerPart({ answer, source, values, onTake, onAskAgain }: AnswerPartProps) {
  const { file } = answer;
  const [shown, setShown] = useState<{ readonly place: PageRect | undefined }>();
  return (
    <>
      {answer.kind === 'read' ? (
        <OfferList
          values={values}
          onTake={onTake}
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
      {shown === undefined && file !== undefined && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setShown({ place: undefined })}>
          Show the file
        </Button>
      )}
      {shown !== undefined && file !== undefined && (
        <ShownFile file={file} name={source.name} place={shown.place} />
      )}
    </>
  );
}

/** Reads the certificate when asked, then offers its values. */
export function PrefillPanel({ source, values, onTake }: PrefillPanelProps) {
  const { reading, ask } = useReading(source);
  const isBusy = reading.kind === 'reading';
  return (
    <Box as="section" aria-label="Read from the certificate" mb="6" p="4" borderWidth="1px" borderRadius="lg">
      {(reading.kind === 'not-asked' || isBusy) && (
        <Button variant="outline" loading={isBusy} loadingText="Reading the certificate" onClick={ask}>
          Read from the certificate
        </Button>
      )}
      {(reading.kind === 'read' || reading.kind === 'nothing') && (
        <AnswerPart answer={reading} source={source} values={values} onTake={onTake} onAskAgain={ask} />
      )}
    </Box>
  );
}
