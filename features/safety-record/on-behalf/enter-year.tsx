import { SelectField } from '@vcms/kits';
import { Box } from '@vcms/ui';
import { useState } from 'react';
import { addableYears, type SafetyDossier, yearEntries } from '../editor/safety-dossier.ts';
import { PAPER_KINDS, YEAR_PAPERS } from '../editor/year/save-year.ts';
import { YearDialog, type YearSaving } from '../editor/year/year-dialog.tsx';
import type { EnterRecordProps } from './enter-record-buttons.tsx';
import { useEnterRecord } from './use-enter-record.ts';
import { useReason } from './use-reason.tsx';

export interface EntryProps extends EnterRecordProps {
  readonly file: SafetyDossier;
  readonly onClose: () => void;
}

/** The newest year that clients look at and that is not on file; else the newest that has no record. */
function firstYear(file: SafetyDossier, years: readonly number[]): number {
  const missing = yearEntries(file).find(({ log, isRequired }) => log === undefined && isRequired);
  return missing?.year ?? years[0] ?? 0;
}

/** The contractor's own form of a year, with which year it is and why the firm fills it in. */
export function EnterYear({ file, contractorId, contractorName, onClose }: EntryProps) {
  // As it was: a year that comes on file meanwhile is refused by the server.
  const [years] = useState(() => addableYears(file));
  const [year, setYear] = useState(() => firstYear(file, years));
  const { reason, changed, check, intro } = useReason(contractorName, 'The year');
  const enter = useEnterRecord(contractorId, reason);

  const saving: YearSaving = ({ content, files, today }, { onProgress }) => {
    const papers = YEAR_PAPERS.flatMap((name) => {
      const chosen = files[name];
      const { title, ...kind } = PAPER_KINDS[name];
      return chosen === undefined ? [] : [{ name, file: chosen, title: title(content.year), ...kind }];
    });
    return enter({
      papers,
      today,
      entryOf: (ids) => ({
        subjectType: 'osha_year',
        record: { ...content, ...ids, log300Redacted: ids.log300DocId !== undefined },
      }),
      onProgress: (name, share) => {
        const paper = YEAR_PAPERS.find((one) => one === name);
        if (paper !== undefined) onProgress(paper, share);
      },
    });
  };

  return (
    <YearDialog
      file={file}
      start={{ year }}
      seen={undefined}
      onClose={onClose}
      behalf={{
        title: `Enter OSHA 300A for ${contractorName}`,
        intro: (
          <>
            {intro}
            <Box mb="6" maxW="12rem">
              <SelectField
                label="Year"
                value={year}
                choices={years.map((one) => [one, String(one)] as const)}
                onChoose={setYear}
              />
            </Box>
          </>
        ),
        ...{ changed, check, saving },
        done: `Submitted for ${contractorName}. A second person of the firm must review it.`,
      }}
    />
  );
}
