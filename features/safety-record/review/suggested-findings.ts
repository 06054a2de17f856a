import type { CalendarDate } from '@vcms/domain';
import type { Finding } from '@vcms/kits/review';
import { yearOutlook } from './record-outlook.ts';
import type { SafetyDossier } from './use-safety-dossier.ts';

/** What the numbers tell already, to be confirmed by the reviewer: unusual, and nobody explained why. */
export function suggestedFindings(dossier: SafetyDossier, today: CalendarDate): readonly Finding[] {
  const { subject } = dossier;
  if (subject.kind !== 'osha_year') return [];
  const { flags } = yearOutlook(dossier, subject.record, today);
  if (!flags.some(({ code }) => code === 'explanation_missing')) return [];
  const texts = flags.filter(({ code }) => code !== 'explanation_missing').map(({ text }) => text);
  return [{ key: 'explanation', comment: `${texts.join(' ')} Explain the numbers, or correct them.` }];
}
