import { RecordLink } from '@vcms/kits/register';
import { Box, Text } from '@vcms/ui';

export interface GapLineProps {
  readonly staffId: string;
  readonly name: string;
  /** Absent where the list is of one client. */
  readonly clientName?: string | undefined;
  /** What stands in the way, a sentence or a name each. */
  readonly missing: readonly string[];
}

/** Somebody who is not ready: who, for which client, and what is missing, with the way to the person. */
export function GapLine({ staffId, name, clientName, missing }: GapLineProps) {
  return (
    <Box as="li" overflowWrap="anywhere">
      <RecordLink id={staffId}>{name}</RecordLink>
      {clientName !== undefined && `, ${clientName}`}
      <Text textStyle="sm" color="fg.muted">
        {missing.length === 0 ? 'Not known yet' : missing.join('; ')}
      </Text>
    </Box>
  );
}
