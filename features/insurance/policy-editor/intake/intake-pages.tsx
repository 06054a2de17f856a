import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { FileField } from '@vcms/kits/form';
import { ChosenPages } from '../../endorsement-pages/chosen-pages.tsx';
import { demandedPages } from '../../endorsement-pages/missing-forms.ts';
import type { InsuranceDossier } from '../insurance-dossier.ts';
import type { ChosenFile } from '../upload/use-chosen-file.ts';
import { decideValue, type Intake } from './intake.ts';
import type { LinePlan } from './intake-plan.ts';

export interface IntakePagesProps {
  readonly file: InsuranceDossier;
  readonly pages: ChosenFile;
  readonly plans: readonly LinePlan[];
  readonly change: (change: (intake: Intake) => Intake) => void;
}

/** The pages of the endorsements, for all lines that are sent, and what they were read to be. */
export function IntakePages({ file, pages, plans, change }: IntakePagesProps) {
  const sent = plans.filter(({ wanted }) => wanted);
  // Two policies of one line have the same endorsement pages.
  const wanted = [...new Map(sent.map(({ line }) => [line.values.line, line.values])).values()];
  return (
    <>
      <FileField
        label="Endorsement pages"
        problem={pages.problem}
        types={PAPER_CONTENT_TYPES}
        onFile={undefined}
        help="One file with the pages of all endorsements, where you have them. A statement on the certificate alone proves nothing to most clients."
        progress={undefined}
        onFileChange={pages.choose}
      />
      {pages.file !== undefined && pages.problem === undefined && (
        <ChosenPages
          file={pages.file}
          demanded={demandedPages(
            file.lines,
            wanted.map(({ line }) => line),
          )}
          lines={wanted}
          onTake={({ line, field, value }) => {
            const ids = sent.filter((plan) => plan.line.values.line === line).map((plan) => plan.line.id);
            change((now) => decideValue(now, ids, field, value));
          }}
        />
      )}
    </>
  );
}
