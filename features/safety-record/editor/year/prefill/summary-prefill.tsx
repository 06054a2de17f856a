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
import { type ReadSummary, readOsha300a } from '@vcms/pdf';
import { Text } from '@vcms/ui';
import type { Establishments } from '../establishments/use-establishments.ts';
import type { YearFormValues } from '../year-form-values.ts';
import { EstablishmentPrefill } from './establishment-prefill.tsx';
import { summaryNotes, summaryOffers, summaryOfYear } from './summary-offers.ts';

const FORM_300A: PaperKind<readonly ReadSummary[]> = {
  parse(pages) {
    const summaries = readOsha300a(pages);
    return summaries.length === 0 ? undefined : summaries;
  },
  otherForm: 'This file is not laid out like a form 300A. Type the values.',
  sender: 'whoever keeps your log',
};

function readForm(source: PaperSource, work: ReadingWork) {
  return readPaper(FORM_300A, source, work);
}

export interface SummaryPrefillProps {
  readonly form: ReturnType<typeof useCheckedForm<YearFormValues>>;
  readonly year: number;
  readonly establishments: Establishments;
  /** The file that was chosen in this dialog; it goes before the stored one. */
  readonly file: File | undefined;
  readonly stored: CompanyDocument | undefined;
}

/** Offers what the 300A says. A person takes each value or leaves it. */
export function SummaryPrefill({ form, year, establishments, file, stored }: SummaryPrefillProps) {
  const { isSum } = establishments;
  const source = usePaperSource(file, stored);
  if (source === undefined) return null;
  return (
    <PaperPanel
      key={source.key}
      source={source}
      read={readForm}
      title="Read from the 300A"
      busyText="Reading the 300A"
    >
      {(summaries, onShow) => {
        const summary = summaryOfYear(summaries, year);
        return (
          <>
            {summaryNotes(summaries, year, isSum).map((note) => (
              <Text key={note} color="fg.warning" mb="2">
                {note}
              </Text>
            ))}
            {isSum && <EstablishmentPrefill {...{ summaries, establishments, onShow }} />}
            {summary !== undefined && (
              <OfferRows
                label={isSum ? 'Values of the 300A for the year' : 'Values of the 300A'}
                offers={summaryOffers(summary, form.watch(), isSum)}
                onTake={({ field, value }) => takeValue(form, field, value)}
                onShow={({ found }) => onShow(found.place)}
              />
            )}
          </>
        );
      }}
    </PaperPanel>
  );
}
