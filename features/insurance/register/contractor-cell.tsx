import type { Standing } from '@vcms/data';
import { ComplianceChip } from '@vcms/kits';
import { RecordLink } from '@vcms/kits/register';
import { Box, Text } from '@vcms/ui';
import { insuranceStatus } from './line-standing.ts';
import type { RegisterSide } from './register-side.ts';

export interface ContractorCellProps {
  readonly standing: Standing;
  readonly side: RegisterSide;
}

/**
 * One line, so that the row stays one; two on phones, where the lines of insurance have no columns. What is cut off keeps
 * room for the ring of focus.
 */
const NAME = {
  display: { base: '-webkit-box', md: 'block' },
  // A link is a box of its own otherwise, which is cut off without a sign.
  css: { WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', '& > a': { display: 'inline' } },
  whiteSpace: { md: 'nowrap' },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  p: '1',
  m: '-1',
} as const;

/** Whose row it is: the name opens the row. */
export function ContractorCell({ standing, side }: ContractorCellProps) {
  const { id, contractorName, clientName } = standing;
  return (
    <Box maxW={{ md: '15rem', '2xl': '24rem' }}>
      <Box title={contractorName} {...NAME}>
        <RecordLink id={id}>{contractorName}</RecordLink>
      </Box>
      {side.clientId === undefined && (
        <Text textStyle="xs" fontWeight="normal" title={clientName} {...NAME}>
          for {clientName}
        </Text>
      )}
      <Box mt="1" hideFrom="md">
        <ComplianceChip status={insuranceStatus(standing)} />
      </Box>
    </Box>
  );
}
