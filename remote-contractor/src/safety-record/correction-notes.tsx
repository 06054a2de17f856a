import type { CorrectedField, RecordCorrection } from '@vcms/domain';
import { YEAR_LABELS } from '@vcms/safety-record/editor';
import { correctionsByField, correctionText } from '@vcms/safety-record/model';
import { Stack, Text } from '@vcms/ui';

const LABELS: Readonly<Record<CorrectedField, string>> = { ...YEAR_LABELS, value: 'EMR' };

export interface CorrectionNotesProps {
  readonly record: {
    readonly version: number;
    readonly corrections?: RecordCorrection[] | undefined;
  };
}

/** What the firm corrected of the submitted version, where it did. */
export function CorrectionNotes({ record }: CorrectionNotesProps) {
  const corrections = [...correctionsByField(record).values()];
  if (corrections.length === 0) return null;
  return (
    <Stack as="ul" aria-label="Corrections" gap="1" mt="3" mb="0" p="0" listStyleType="none">
      {corrections.map((one) => (
        <Text as="li" key={one.field} textStyle="sm" overflowWrap="anywhere">
          {LABELS[one.field]}: {correctionText(one)}
        </Text>
      ))}
    </Stack>
  );
}
