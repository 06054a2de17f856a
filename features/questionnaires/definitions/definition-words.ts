import type { QuestionnaireState } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

export const VERSION_LABELS: Readonly<Record<QuestionnaireState, string>> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Replaced',
};

export const VERSION_TONES: Readonly<Record<QuestionnaireState, StatusTone>> = {
  draft: 'neutral',
  published: 'success',
  retired: 'neutral',
};

const YES_NO_NA: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', na: 'N/A' };

/** A value of closed choice as people read it. */
export function valueLabel(value: unknown): string {
  return YES_NO_NA[String(value)] ?? String(value);
}
