import type { EvidenceState } from '@vcms/domain';
import { StatusChip } from '@vcms/ui';
import { stateWords } from './state-words.ts';

export function StateChip({ state }: { readonly state: EvidenceState }) {
  return <StatusChip {...stateWords(state)} />;
}
