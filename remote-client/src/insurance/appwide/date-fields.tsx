import { formatDate, isCalendarDate, RAISE_NOTICE_DAYS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Field, Input, SimpleGrid, Textarea } from '@vcms/ui';
import { LaterVersionsNote } from './later-versions-note.tsx';
import { CHANGE_NOTE, type LimitsProblems, type LimitsValues } from './limits-form-values.ts';
import type { LimitsEditor } from './use-limits-editor.ts';
import type { Versions } from './use-versions.ts';

export interface DateFieldsProps {
  readonly values: LimitsValues;
  readonly problems: LimitsProblems;
  readonly versions: Versions;
  readonly change: LimitsEditor['change'];
}

/** From when the limits hold, and what is said about them. */
export function DateFields({ values, problems, versions, change }: DateFieldsProps) {
  const { effectiveFrom, changeNote } = values;
  const set = (changes: Partial<LimitsValues>) =>
    change((before) => ({ ...before, values: { ...before.values, ...changes } }));
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
            onChange={({ currentTarget }) => set({ effectiveFrom: currentTarget.value })}
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
            onChange={({ currentTarget }) => set({ changeNote: currentTarget.value })}
          />
          <Field.HelperText>What changes, in one sentence. Contractors can read it.</Field.HelperText>
          <Field.ErrorText>{problems.changeNote}</Field.ErrorText>
        </Field.Root>
      </SimpleGrid>
      <LaterVersionsNote versions={versions} effectiveFrom={effectiveFrom} />
    </DashboardSection>
  );
}
