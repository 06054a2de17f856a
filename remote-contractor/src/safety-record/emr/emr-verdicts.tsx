import { compareDecimals, type Decimal } from '@vcms/domain';
import { ASSUMED_EMR, type ClientLimits, groupWords } from '@vcms/safety-record/model';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';

interface VerdictProps {
  readonly name: string;
  /** Undefined: there is nothing to compare. */
  readonly value: Decimal | undefined;
  readonly limit: Decimal | undefined;
}

function Verdict({ name, value, limit }: VerdictProps) {
  if (value === undefined || limit === undefined) return null;
  const isOver = compareDecimals(value, limit) > 0;
  return (
    <StatusChip
      tone={isOver ? 'danger' : 'success'}
      label={isOver ? `${name} ${value} is over ${limit}` : `${name} ${value}, limit ${limit}`}
    />
  );
}

const TREATMENTS = {
  assume_1_00: 'counts not rated as 1.00',
  not_applicable: 'accepts not rated',
  non_compliant: 'does not accept not rated',
} as const;

interface Standing {
  readonly latest: Decimal | undefined;
  readonly mean: Decimal | undefined;
  /** The company has declared that it has none. */
  readonly isNotRated: boolean;
}

function Client({ client, latest, mean, isNotRated }: Standing & { readonly client: ClientLimits }) {
  const { clientName, emrLatest, emrMean, notRatedTreatment, group } = client;
  const declared = isNotRated && latest === undefined ? notRatedTreatment : undefined;
  const assumed = declared === 'assume_1_00' ? ASSUMED_EMR : undefined;
  return (
    <Box as="li" listStyleType="none" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Text fontWeight="medium" mb="2">
        {clientName}
        {declared !== undefined && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {' '}
            {TREATMENTS[declared]}
          </Text>
        )}
      </Text>
      <Flex wrap="wrap" gap="2">
        <Verdict name="Latest" value={latest ?? assumed} limit={emrLatest} />
        <Verdict name="Mean" value={mean ?? assumed} limit={emrMean} />
        {latest === undefined && !isNotRated && <StatusChip tone="danger" label="No current EMR" />}
      </Flex>
      {group !== undefined && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          {groupWords({ group })}
        </Text>
      )}
    </Box>
  );
}

export interface EmrVerdictsProps extends Standing {
  readonly limits: readonly ClientLimits[];
}

/** Latest modification and mean beside each client's limits; without one, what each client makes of that. */
export function EmrVerdicts({ limits, ...standing }: EmrVerdictsProps) {
  const asking = limits.filter(({ notRatedTreatment }) => notRatedTreatment !== undefined);
  if (asking.length === 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No client requires an EMR.
      </Text>
    );
  }
  return (
    <Box as="ul" aria-label="EMR limits by client" m="0" p="0">
      {asking.map((client) => (
        <Client key={client.clientId} {...{ client, ...standing }} />
      ))}
    </Box>
  );
}
