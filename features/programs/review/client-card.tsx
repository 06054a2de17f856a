import { compareDecimals, type ProgramScore, programWhenText } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';
import type { ClientAsk } from '../model/required-programs.ts';

export interface ClientCardProps {
  readonly asks: readonly ClientAsk[];
  /** Of the answers so far; undefined while there are none. */
  readonly scored: ProgramScore | undefined;
}

function verdictOf(passScore: number, { score, criticalFails }: ProgramScore) {
  if (criticalFails > 0) return { tone: 'danger', label: 'Critical element failed' } as const;
  if (score === null) return { tone: 'neutral', label: 'Nothing applies' } as const;
  const isMet = compareDecimals(score, String(passScore)) >= 0;
  return isMet
    ? ({ tone: 'success', label: 'Passes' } as const)
    : ({ tone: 'danger', label: 'Below the pass mark' } as const);
}

/** Who requires the program, and what the answers so far mean for each. */
export function ClientCard({ asks, scored }: ClientCardProps) {
  return (
    <ReviewCard title="Required by">
      {asks.length === 0 ? (
        <Text color="fg.muted">No client requires this program from the contractor today.</Text>
      ) : (
        <Box as="ul" m="0" p="0">
          {asks.map(({ clientId, clientName, demand }) => (
            <Flex
              as="li"
              key={clientId}
              listStyleType="none"
              py="1.5"
              gap="2"
              wrap="wrap"
              justify="space-between"
            >
              <Box minW="0">
                <Text fontWeight="medium">{clientName}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {programWhenText(demand)}. Pass mark {demand.passScore}.
                </Text>
              </Box>
              {scored !== undefined && <StatusChip {...verdictOf(demand.passScore, scored)} />}
            </Flex>
          ))}
        </Box>
      )}
    </ReviewCard>
  );
}
