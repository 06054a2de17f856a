import { allowedActions, type UserRole } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import { Button, Icon } from '@vcms/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StoredEngagement } from './contractor-register.tsx';
import { MOVE_WORDS, MoveDialog, type PlainMove } from './move-dialog.tsx';

const OFFERED: readonly PlainMove[] = ['withdraw', 'end', 'suspend', 'reinstate', 'reopen', 'invite'];

/** What the reader can do with a contractor in its present state; decisions have a page of their own. */
export function RecordActions({ engagement }: { readonly engagement: StoredEngagement }) {
  const { role } = useSession();
  const [move, setMove] = useState<PlainMove>();
  const allowed = allowedActions(engagement.state, { role: role as UserRole, clientPlan: 'full' });
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <Icon name="document" /> Print
      </Button>
      {OFFERED.filter((one) => allowed.includes(one)).map((one) => (
        <Button key={one} variant="outline" onClick={() => setMove(one)}>
          {MOVE_WORDS[one].verb}
        </Button>
      ))}
      {allowed.includes('approve') && (
        <Button asChild>
          <RouterLink to={`/contractor-approval/${engagement.contractorId}`}>Decide</RouterLink>
        </Button>
      )}
      {move !== undefined && (
        <MoveDialog move={move} engagement={engagement} onClose={() => setMove(undefined)} />
      )}
    </>
  );
}
