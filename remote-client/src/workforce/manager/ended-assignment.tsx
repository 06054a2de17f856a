import { ASSIGNMENT_SIGHT_DAYS, type StaffAssignment } from '@vcms/domain';
import { Button, EmptyState, Icon, Link, PageHeading, Text } from '@vcms/ui';
import { endText } from '@vcms/workforce/model';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AssignmentDialog } from './assignment-dialog.tsx';

export interface EndedAssignmentProps {
  readonly assignment: StaffAssignment;
}

/** Somebody whom the own company let go long ago: the papers are closed, and it alone can take that end back (ADR 59). */
export function EndedAssignment({ assignment }: EndedAssignmentProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Text mb="2">
        <Link asChild>
          <RouterLink to="/work-manager">
            <Icon name="arrow-left" /> Workforce Manager
          </RouterLink>
        </Link>
      </Text>
      <PageHeading title={assignment.name} />
      <EmptyState
        title={`${endText(assignment.to)}.`}
        description={`You see a person’s documents until ${ASSIGNMENT_SIGHT_DAYS} days after the last day. Your company set this last day: take it away, or choose a later one, to let the person work for you again.`}
        icon="users"
        action={
          <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
            Change sites or end
          </Button>
        }
      />
      {isChanging && <AssignmentDialog assignment={assignment} onClose={() => setChanging(false)} />}
    </>
  );
}
