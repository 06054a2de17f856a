import { may } from '@vcms/domain';
import { LAYERS, type Layer } from './calendar-entry.ts';

/** The layers of a role: contractors see their own dates, those who look after contractors theirs, the others none. */
export function layersOf(role: string): readonly Layer[] {
  if (may(role, 'submitEvidence')) return LAYERS;
  if (!may(role, 'seeContractorDates')) return ['events'];
  return LAYERS.filter((layer) => {
    if (layer === 'reviews') return may(role, 'reviewEvidence');
    if (layer === 'requirements') return !may(role, 'workForEveryClient');
    return layer !== 'engagements';
  });
}
