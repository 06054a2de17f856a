import type { CompanyDocument } from '@vcms/domain';
import {
  OfferRows,
  type PaperKind,
  PaperPanel,
  type PaperSource,
  type ReadingWork,
  readPaper,
  usePaperSource,
} from '@vcms/kits/evidence';
import { takeValue, type useCheckedForm } from '@vcms/kits/form';
import { type ReadEmrLetter, readEmrLetter } from '@vcms/pdf';
import { Text } from '@vcms/ui';
import type { EmrFormValues } from '../emr-form-values.ts';
import { insuredNote, letterOffers } from './letter-offers.ts';

const LETTER: PaperKind<ReadEmrLetter> = {
  parse: readEmrLetter,
  otherForm: 'No EMR was found in this file. Type the values.',
  sender: 'your carrier or broker',
};

function readLetter(source: PaperSource, work: ReadingWork) {
  return readPaper(LETTER, source, work);
}

export interface LetterPrefillProps {
  readonly form: ReturnType<typeof useCheckedForm<EmrFormValues>>;
  readonly companyName: string;
  /** The letter that was chosen in this dialog; it goes before the stored one. */
  readonly file: File | undefined;
  readonly stored: CompanyDocument | undefined;
}

/** Offers what the letter says. A person takes each value or leaves it. */
export function LetterPrefill({ form, companyName, file, stored }: LetterPrefillProps) {
  const source = usePaperSource(file, stored);
  if (source === undefined) return null;
  return (
    <PaperPanel
      key={source.key}
      source={source}
      read={readLetter}
      title="Read from the letter"
      busyText="Reading the letter"
    >
      {(letter, onShow) => {
        const note = insuredNote(letter, companyName);
        return (
          <>
            {note !== undefined && (
              <Text color="fg.warning" mb="2">
                {note}
              </Text>
            )}
            <OfferRows
              label="Values of the letter"
              offers={letterOffers(letter, form.watch())}
              onTake={({ field, value }) => takeValue(form, field, value)}
              onShow={({ found }) => onShow(found.place)}
            />
          </>
        );
      }}
    </PaperPanel>
  );
}
