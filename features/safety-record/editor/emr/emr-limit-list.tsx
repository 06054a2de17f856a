import { compareDecimals, type Decimal } from '@vcms/domain';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';
import type { ClientLimits } from '../../model/client-limits.ts';
import { groupWords } from '../../model/group-words.ts';

type EmrLimits = Pick<ClientLimits, 'clientId' | 'clientName' | 'emrLatest' | 'emrMean' | 'group'>;

export interface EmrLimitListProps {
  readonly limits: readonly EmrLimits[];
  /** What is typed, once it is an EMR. */
  readonly value: Decimal | undefined;
}

function wordsOf({ emrLatest, emrMean }: EmrLimits): string {
  const parts = [
    ...(emrLatest === undefined ? [] : [`latest at most ${emrLatest}`]),
    ...(emrMean === undefined ? [] : [`mean at most ${emrMean}`]),
  ];
  return parts.join(', ');
}

/** What each client accepts, beside the field that it is compared with; nothing where no client has a limit. */
export function EmrLimitList({ limits, value }: EmrLimitListProps) {
  const asked = limits.filter((one) => wordsOf(one) !== '');
  if (asked.length === 0) return null;
  return (
    <Box mb="6">
      <Text fontWeight="medium" mb="1">
        What your clients accept
      </Text>
      <Box as="ul" aria-label="What your clients accept" m="0" p="0" listStyleType="none" textStyle="sm">
        {asked.map((one) => (
          <Flex as="li" key={one.clientId} wrap="wrap" gap="2" align="center" py="0.5">
            <Text>
              {one.clientName}: {wordsOf(one)}
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {groupWords(one)}
              </Text>
            </Text>
            {value !== undefined && one.emrLatest !== undefined && (
              <StatusChip
                {...(compareDecimals(value, one.emrLatest) > 0
                  ? { tone: 'danger', label: `${value} is over the limit` }
                  : { tone: 'success', label: `${value} is within the limit` })}
              />
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
