import { Button, EmptyState } from '@vcms/ui';
import { type RegisterState, withConditions } from './register-state.ts';

export interface NothingFoundProps {
  /** What the rows are, in the plural and in small letters. */
  readonly noun: string;
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
  /** There are pages that were not looked at yet. */
  readonly hasMore?: boolean;
}

/** Stands in for a list that its own conditions have emptied. */
export function NothingFound({ noun, state, show, hasMore = false }: NothingFoundProps) {
  return (
    <EmptyState
      title={hasMore ? `No ${noun} match on this page. Go on with Next.` : `No ${noun} match.`}
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
