import { Button, EmptyState } from '@vcms/ui';
import { type RegisterState, withConditions } from './register-state.ts';

export interface NothingFoundProps {
  /** What the rows are, in the plural and in small letters. */
  readonly noun: string;
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
}

/** Stands in for a list that its own conditions have emptied. */
export function NothingFound({ noun, state, show }: NothingFoundProps) {
  return (
    <EmptyState
      title={`No ${noun} match.`}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() => show(withConditions(state, { search: '', filters: {} }))}
        >
          Clear search and filters
        </Button>
      }
    />
  );
}
