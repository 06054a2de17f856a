import type { StaffAssignment } from '@vcms/domain';
import { Box, Heading, Icon, List, Text } from '@vcms/ui';
import type { GateVerdict } from '@vcms/workforce/model';
import type { ReactNode } from 'react';

export interface GateCardProps {
  readonly verdict: GateVerdict;
  readonly assignment: StaffAssignment;
  readonly companyName: string;
  /** The person's badge number; '' for none. */
  readonly badgeNo: string;
  readonly photo?: ReactNode;
  /** The moment of what is said. */
  readonly children: ReactNode;
}

function sitesText({ sites }: StaffAssignment): string {
  return sites.length === 0 ? 'All sites' : sites.join(', ');
}

/** Ready or not, why not, and who it is: read at arm's length. */
export function GateCard({ verdict, assignment, companyName, badgeNo, photo, children }: GateCardProps) {
  const { isReady, reasons } = verdict;
  return (
    <Box role="status" aria-live="polite">
      <Box
        borderWidth="3px"
        borderColor={isReady ? 'green.solid' : 'red.solid'}
        borderRadius="xl"
        bg="bg.panel"
        p="5"
        maxW="30rem"
      >
        <Heading as="h2" size="3xl" color={isReady ? 'green.fg' : 'red.fg'}>
          <Icon name={isReady ? 'check-circle' : 'warning'} /> {isReady ? 'Ready' : 'Not ready'}
        </Heading>
        {reasons.length > 0 && (
          <List.Root ps="5" mt="3" aria-label="Why not">
            {reasons.map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List.Root>
        )}
        {photo !== undefined && <Box mt="5">{photo}</Box>}
        <Text mt="3" fontWeight="semibold" textStyle="lg">
          {assignment.name}
        </Text>
        <Text>{companyName}</Text>
        <Text color="fg.muted">
          {assignment.jobRole}
          {badgeNo !== '' && `, badge ${badgeNo}`}
        </Text>
        <Text color="fg.muted">{sitesText(assignment)}</Text>
        <Text mt="3" textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Box>
    </Box>
  );
}
