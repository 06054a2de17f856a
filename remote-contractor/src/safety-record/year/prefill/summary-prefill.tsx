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
import type { YearFormValues } from '../year-form-values.ts';
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
  readonly isSum: boolean;
  /** The file that was chosen in this dialog; it goes before the stored one. */
  readonly file: File | undefined;
  readonly stored: CompanyDocument | undefined;
}

/** Offers what the 300A says. A person takes each value or leaves it. */
export function SummaryPrefill({ form, year, isSum, file, stored }: SummaryPrefillProps) {
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
            {summaryNotes(summaries, year).map((note) => (
              <Text key={note} color="fg.warning" mb="2">
                {note}
              </Text>
            ))}
            {isSum && (
              <Text mb="2">
                The form’s numbers are the sum of establishments. Enter totals by hand to take numbers.
              </Text>
            )}
            {summary !== undefined && (
              <OfferRows
                label="Values of the 300A"
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
