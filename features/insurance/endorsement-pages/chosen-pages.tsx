import { chosenSource, OfferRows, ScanProgressBar, ShownFile } from '@vcms/kits/evidence';
import type { PageRect, ReadEndorsement } from '@vcms/pdf';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { useState } from 'react';
import type { PolicyFormValues } from '../policy-editor/policy-form-values.ts';
import { type BasisOffer, basisOffers } from './basis-offers.ts';
import { FoundForms } from './found-forms.tsx';
import { type DemandedPage, missingForms } from './missing-forms.ts';
import { MissingNotes } from './missing-notes.tsx';
import { usePagesReading } from './use-pages-reading.ts';

const WORDS = {
  otherForm: 'No endorsement form was recognized in this file. The reviewer will look.',
  instead: 'Leave it to the reviewer',
};

export interface ChosenPagesProps {
  readonly file: File;
  /** What clients ask for of the lines that the file comes with. */
  readonly demanded: readonly DemandedPage[];
  /** The lines as they are typed: the wording of their endorsements is offered. */
  readonly lines: readonly PolicyFormValues[];
  readonly onTake: (offer: BasisOffer) => void;
}

interface AnswerProps extends Omit<ChosenPagesProps, 'file'> {
  readonly forms: readonly ReadEndorsement[];
  readonly isPartial: boolean;
  readonly onShow: (place: PageRect) => void;
}

function Answer({ forms, isPartial, demanded, lines, onTake, onShow }: AnswerProps) {
  const offers = lines.flatMap((values) => basisOffers(forms, values));
  return (
    <>
      <FoundForms forms={forms} onShow={onShow} />
      {isPartial ? (
        <Text textStyle="sm" color="fg.muted">
          Not every page of this file was read.
        </Text>
      ) : (
        <MissingNotes missing={missingForms(forms, demanded)} />
      )}
      {offers.length > 0 && (
        <OfferRows
          label="Wording of the endorsements"
          offers={offers}
          onTake={(offer) => onTake(offer as BasisOffer)}
          onShow={({ found }) => onShow(found.place)}
        />
      )}
    </>
  );
}

function Pages({ file, ...props }: ChosenPagesProps) {
  const source = chosenSource(file);
  const { reading, ask } = usePagesReading(source, WORDS);
  const [place, setPlace] = useState<PageRect>();
  return (
    <Box
      as="section"
      aria-label="Read from the endorsement pages"
      mb="6"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
    >
      <Box role="status" aria-live="polite">
        {reading.kind === 'reading' && reading.scan === undefined && (
          <Text>Reading the endorsement pages</Text>
        )}
        {reading.kind === 'nothing' && <Text>{reading.message}</Text>}
      </Box>
      {reading.kind === 'reading' && reading.scan !== undefined && <ScanProgressBar {...reading.scan} />}
      {reading.kind === 'pictures' && (
        <Flex wrap="wrap" gap="3" align="center" justify="space-between">
          <Text>These pages are a scan. You can have them read before you submit.</Text>
          <Button size="sm" variant="outline" onClick={ask}>
            Read the scan
          </Button>
        </Flex>
      )}
      {reading.kind === 'nothing' && reading.canRetry && (
        <Button mt="2" size="sm" variant="outline" onClick={ask}>
          Try again
        </Button>
      )}
      {reading.kind === 'read' && (
        <>
          <Answer
            {...props}
            forms={reading.result}
            isPartial={reading.isPartial === true}
            onShow={setPlace}
          />
          {place !== undefined && <ShownFile file={reading.file} name={source.name} place={place} />}
        </>
      )}
    </Box>
  );
}

/** What the chosen endorsement pages are, what of the clients' demands is not among them, and how they are worded. Nothing of it blocks. */
export function ChosenPages(props: ChosenPagesProps) {
  return <Pages key={chosenSource(props.file).key} {...props} />;
}
