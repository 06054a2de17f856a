import { formatDate, type StaffAssignment } from '@vcms/domain';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import type { WorkforceTerms } from '../use-client-terms.ts';

export interface AssignmentListProps {
  readonly assignments: readonly StaffAssignment[];
  readonly terms: WorkforceTerms;
  readonly onChange: (assignment: StaffAssignment) => void;
}

function term({ from, to }: StaffAssignment): string {
  return to === undefined ? `from ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(to)}`;
}

/** What the client decided itself, and its contractor does not take back. */
function byClient({ isLastDayByClient, areSitesByClient }: StaffAssignment): string | undefined {
  const parts = [
    ...(areSitesByClient === true ? ['sites'] : []),
    ...(isLastDayByClient === true ? ['last day'] : []),
  ];
  return parts.length === 0 ? undefined : `The client set the ${parts.join(' and the ')}.`;
}

/** Where one person works, and how long. */
export function AssignmentList({ assignments, terms, onChange }: AssignmentListProps) {
  if (assignments.length === 0) {
    return <Text color="fg.muted">Not assigned to a client. No client sees this person.</Text>;
  }
  return (
    <Box as="ul" aria-label="Assignments" m="0" p="0">
      {assignments.map((assignment) => {
        const client = terms.clients.find(({ clientId }) => clientId === assignment.clientId);
        const name = client?.engagement.clientName ?? 'A former client';
        return (
          <Flex
            key={assignment.clientId}
            as="li"
            listStyleType="none"
            wrap="wrap"
            gap="3"
            justify="space-between"
            py="2"
          >
            <Box minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text textStyle="sm" color="fg.muted">
                {assignment.sites.length === 0 ? 'All sites' : assignment.sites.join(', ')},{' '}
                {term(assignment)}
              </Text>
              {byClient(assignment) !== undefined && <Text textStyle="sm">{byClient(assignment)}</Text>}
            </Box>
            {client !== undefined && (
              <Button size="xs" variant="outline" onClick={() => onChange(assignment)}>
                Change<VisuallyHidden> the assignment to {name}</VisuallyHidden>
              </Button>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}
