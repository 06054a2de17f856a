import { compareDecimals, type Decimal } from '@vcms/domain';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';
import type { ClientLimits } from '../../model/client-limits.ts';
import { groupWords } from '../../model/group-words.ts';

type EmrLimits = Pick<ClientLimits, 'clientId' | 'clientName' | 'emrLatest' | 'emrMean' | 'group'>;

export interface EmrLimitListProps {
  readonly limits: readonly EmrLimits[];
  /** What is typed, once it is an EMR. */
  readonly value: Decimal | undefined;
  /** The mean with it. */
  readonly mean: Decimal | undefined;
}

interface JudgedProps {
  readonly words: string;
  readonly value: Decimal | undefined;
  readonly limit: Decimal | undefined;
}

function Judged({ words, value, limit }: JudgedProps) {
  if (value === undefined || limit === undefined) return null;
  return compareDecimals(value, limit) > 0 ? (
    <StatusChip tone="danger" label={`${words} is over the limit`} />
  ) : (
    <StatusChip tone="success" label={`${words} is within the limit`} />
  );
}

function wordsOf({ emrLatest, emrMean }: EmrLimits): string {
  const parts = [
    ...(emrLatest === undefined ? [] : [`latest at most ${emrLatest}`]),
    ...(emrMean === undefined ? [] : [`mean at most ${emrMean}`]),
  ];
  return parts.join(', ');
}

/** What each client accepts, beside the field that it is compared with; nothing where no client has a limit. */
export function EmrLimitList({ limits, value, mean }: EmrLimitListProps) {
  const asked = limits.filter((one) => wordsOf(one) !== '');
  if (asked.length === 0) return null;
  return (
    <Box mb="6">
      <Text fontWeight="medium" mb="1">
        What each client accepts
      </Text>
      <Box as="ul" aria-label="What each client accepts" m="0" p="0" listStyleType="none" textStyle="sm">
        {asked.map((one) => (
          <Box as="li" key={one.clientId} py="0.5">
            <Text>
              {one.clientName}: {wordsOf(one)}
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {groupWords(one)}
              </Text>
            </Text>
            <Flex wrap="wrap" gap="2" mt="1">
              <Judged words={`${value}`} value={value} limit={one.emrLatest} />
              <Judged words={`Mean ${mean}`} value={mean} limit={one.emrMean} />
            </Flex>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
