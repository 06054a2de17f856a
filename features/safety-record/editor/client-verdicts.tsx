import { OSHA_RATES, type OshaRate, type RateNumbers } from '@vcms/domain';
import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import { type ClientLimits, type JudgedRate, judgeRate } from '../model/client-limits.ts';
import { groupWords } from '../model/group-words.ts';
import { RATE_LABELS } from '../model/record-flags.ts';

const TONES: Readonly<Record<JudgedRate['verdict'], StatusTone>> = {
  within: 'success',
  over: 'danger',
  small_employer: 'info',
  no_limit: 'neutral',
  no_hours: 'neutral',
  no_benchmark: 'neutral',
};

function wordsOf(rate: OshaRate, { verdict, actual, limit }: JudgedRate): string {
  const name = RATE_LABELS[rate];
  if (verdict === 'within') return `${name} ${actual}, limit ${limit}`;
  if (verdict === 'over') return `${name} ${actual} is over ${limit}`;
  if (verdict === 'small_employer') return `${name} over ${limit}, small-employer rule applies`;
  if (verdict === 'no_hours') return `${name}: no hours, limit ${limit}`;
  return `${name}: no industry rate on file`;
}

function Verdicts({
  limits,
  logs,
}: {
  readonly limits: ClientLimits;
  readonly logs: readonly RateNumbers[];
}) {
  const deaths = logs.reduce((sum, { G }) => sum + G, 0);
  const { maxDeaths } = limits;
  const rates = OSHA_RATES.filter((rate) => limits.rates[rate] !== undefined);
  if (rates.length === 0 && maxDeaths === null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No limits on injury rates.
      </Text>
    );
  }
  return (
    <Flex wrap="wrap" gap="2">
      {rates.map((rate) => {
        const judged = judgeRate(limits, rate, logs);
        return <StatusChip key={rate} tone={TONES[judged.verdict]} label={wordsOf(rate, judged)} />;
      })}
      {maxDeaths !== null && (
        <StatusChip
          tone={deaths > maxDeaths ? 'danger' : 'success'}
          label={
            deaths > maxDeaths
              ? `Deaths ${deaths}, over ${maxDeaths}`
              : `Deaths ${deaths}, limit ${maxDeaths}`
          }
        />
      )}
    </Flex>
  );
}

export interface ClientVerdictsProps {
  readonly limits: readonly ClientLimits[];
  /** Oldest first; the required years. */
  readonly logs: readonly RateNumbers[];
}

/** What each client accepts, beside the rates of these logs. */
export function ClientVerdicts({ limits, logs }: ClientVerdictsProps) {
  if (limits.length === 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No client has set limits yet. They appear here once one does.
      </Text>
    );
  }
  return (
    <Box as="ul" aria-label="Limits by client" m="0" p="0">
      {limits.map((entry) => (
        <Box
          as="li"
          key={entry.clientId}
          listStyleType="none"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Flex wrap="wrap" gap="2" justify="space-between" align="baseline" mb="2">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {entry.clientName}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {entry.basis === 'latest_year' ? 'Latest year' : 'Three years together'}
            </Text>
          </Flex>
          <Verdicts limits={entry} logs={logs} />
          {entry.group !== undefined && (
            <Text mt="2" textStyle="xs" color="fg.muted">
              {groupWords(entry)}
            </Text>
          )}
          {entry.sources.map((source) => (
            <Text key={source} mt="2" textStyle="xs" color="fg.muted">
              Based on your industry's rate: {source}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  );
}
