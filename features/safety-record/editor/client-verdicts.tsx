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

type Years = 'all' | 'some' | 'none';

interface VerdictsProps {
  readonly limits: ClientLimits;
  readonly logs: readonly RateNumbers[];
  /** How many of the required years are there: rates are judged once all are (domain 3.2). */
  readonly years: Years;
}

/** A company without a finished year has no rate to judge. */
function NewCompany({ newCompany }: Pick<ClientLimits, 'newCompany'>) {
  return newCompany === 'variance' ? (
    <StatusChip tone="danger" label="Too new to have a finished year: a variance is required" />
  ) : (
    <StatusChip tone="neutral" label="Too new to have a finished year: nothing to judge" />
  );
}

function RateVerdict({ rate, limits, logs, years }: VerdictsProps & { readonly rate: OshaRate }) {
  const judged = judgeRate(limits, rate, logs);
  const { actual, limit } = judged;
  if (years === 'some' && actual !== null && limit !== undefined)
    return <StatusChip tone="neutral" label={`${RATE_LABELS[rate]} ${actual} so far, limit ${limit}`} />;
  return <StatusChip tone={TONES[judged.verdict]} label={wordsOf(rate, judged)} />;
}

function DeathsVerdict({ limits: { maxDeaths }, logs, years }: VerdictsProps) {
  if (maxDeaths === null) return null;
  const deaths = logs.reduce((sum, { G }) => sum + G, 0);
  if (deaths > maxDeaths) return <StatusChip tone="danger" label={`Deaths ${deaths}, over ${maxDeaths}`} />;
  const soFar = years === 'some' ? ' so far' : '';
  return (
    <StatusChip
      tone={years === 'some' ? 'neutral' : 'success'}
      label={`Deaths ${deaths}${soFar}, limit ${maxDeaths}`}
    />
  );
}

function Verdicts(props: VerdictsProps) {
  const { limits, years } = props;
  const rates = OSHA_RATES.filter((rate) => limits.rates[rate] !== undefined);
  if (years === 'none' && limits.newCompany !== undefined)
    return <NewCompany newCompany={limits.newCompany} />;
  if (rates.length === 0 && limits.maxDeaths === null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No limits on injury rates.
      </Text>
    );
  }
  return (
    <Flex wrap="wrap" gap="2">
      {rates.map((rate) => (
        <RateVerdict key={rate} rate={rate} {...props} />
      ))}
      <DeathsVerdict {...props} />
    </Flex>
  );
}

function yearsOf(required: readonly number[], logs: readonly RateNumbers[]): Years {
  if (required.length === 0) return 'none';
  return logs.length < required.length ? 'some' : 'all';
}

export interface ClientVerdictsProps {
  readonly limits: readonly ClientLimits[];
  /** The years that clients look at. */
  readonly required: readonly number[];
  /** Those of them that are there, oldest first. */
  readonly logs: readonly RateNumbers[];
}

/** What each client accepts, beside the rates of these logs. */
export function ClientVerdicts({ limits, required, logs }: ClientVerdictsProps) {
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
          <Verdicts limits={entry} logs={logs} years={yearsOf(required, logs)} />
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
