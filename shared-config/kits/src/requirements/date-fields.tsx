import { formatDate, isCalendarDate, RAISE_NOTICE_DAYS } from '@vcms/domain';
import { Field, Input, SimpleGrid, Textarea } from '@vcms/ui';
import { DashboardSection } from '../dashboard-section.tsx';
import { CHANGE_NOTE } from './draft-frame.ts';
import { LaterVersionsNote } from './later-versions-note.tsx';
import type { DraftFrame, DraftProblems } from './requirement-part.ts';
import type { Versions } from './use-versions.ts';

export interface DateFieldsProps {
  readonly values: DraftFrame;
  readonly problems: DraftProblems;
  readonly versions: Versions;
  readonly onChange: (changes: Partial<DraftFrame>) => void;
}

/** From when the limits hold, and what is said about them. */
export function DateFields({ values, problems, versions, onChange }: DateFieldsProps) {
  const { effectiveFrom, changeNote } = values;
  const isKnown = isCalendarDate(effectiveFrom);
  return (
    <DashboardSection title="When and why">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Field.Root required invalid={problems.effectiveFrom !== undefined}>
          <Field.Label>
            Effective from <Field.RequiredIndicator />
          </Field.Label>
          <Input
            type="date"
            min={versions.today}
            value={effectiveFrom}
            onChange={({ currentTarget }) => onChange({ effectiveFrom: currentTarget.value })}
          />
          <Field.HelperText>
            {isKnown ? `They hold from ${formatDate(effectiveFrom)}. ` : ''}A raise gives contractors{' '}
            {RAISE_NOTICE_DAYS} days, or a reason.
          </Field.HelperText>
          <Field.ErrorText>{problems.effectiveFrom}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={problems.changeNote !== undefined}>
          <Field.Label>
            Change note <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={3}
            maxLength={CHANGE_NOTE.max}
            value={changeNote}
            onChange={({ currentTarget }) => onChange({ changeNote: currentTarget.value })}
          />
          <Field.HelperText>What changes, in one sentence. Contractors can read it.</Field.HelperText>
          <Field.ErrorText>{problems.changeNote}</Field.ErrorText>
        </Field.Root>
      </SimpleGrid>
      <LaterVersionsNote versions={versions} effectiveFrom={effectiveFrom} />
    </DashboardSection>
  );
}
