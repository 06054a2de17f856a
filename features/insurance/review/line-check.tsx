import { counted, formatDate, LINE_LABELS, type Policy } from '@vcms/domain';
import { Box, Flex, Grid, Icon, StatusChip, Text, VisuallyHidden } from '@vcms/ui';
import { versionBefore } from './change-list.ts';
import { type CheckedField, checkedFields } from './checked-fields.ts';
import { metText } from './client-outcomes.ts';
import type { StoredPolicy } from './judge-candidate.ts';
import type { CheckedLine } from './together.ts';

export interface LineCheckProps {
  readonly line: CheckedLine;
  /** Of the contractor. */
  readonly policies: readonly StoredPolicy[];
  readonly isAccepted: boolean;
  /** Why accepting it failed, as a sentence. */
  readonly problem: string | undefined;
}

/** Said above the fields already, or of no weight for the decision. */
const LEFT_OUT: readonly string[] = [
  'line',
  'policyNumber',
  'effective',
  'expiration',
  'naicNo',
  'producer',
  'producerEmail',
  'producerPhone',
];

function Field({ field: { label, now, before, isChanged, problems } }: { readonly field: CheckedField }) {
  return (
    <Flex wrap="wrap" columnGap="1.5" align="baseline" minW="0">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Box as="dd" textStyle="xs" fontWeight="medium" overflowWrap="anywhere">
        {problems.length > 0 && (
          <Box as="span" color="fg.error" me="1" verticalAlign="-0.125em">
            <Icon name="cross" size="1em" />
            <VisuallyHidden>Not met: </VisuallyHidden>
          </Box>
        )}
        {now === '' ? 'Not given' : now}
        {isChanged && (
          <Text as="span" textStyle="xs" color="fg.warning" fontWeight="normal">
            {' '}
            was: {before === '' ? 'Not given' : before}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

function Verdict({ line, isAccepted, problem }: LineCheckProps) {
  if (isAccepted) return <StatusChip tone="success" label="Accepted" />;
  if (problem !== undefined) return <StatusChip tone="danger" label="Not accepted" />;
  return line.faults.length === 0 ? (
    <StatusChip tone="success" label="No findings" />
  ) : (
    <StatusChip tone="warning" label="Decide on its own" />
  );
}

/** What the changes are against. */
function beforeText(before: Policy | undefined): string | undefined {
  return (
    before && `Compared with no. ${before.policyNumber}, which ends on ${formatDate(before.expiration)}.`
  );
}

/** One line of the certificate as the reviewer has to see it before all are accepted at once. */
export function LineCheck(props: LineCheckProps) {
  const { line, policies, isAccepted, problem } = props;
  const { policy, overview, outcomes, faults } = line;
  const before = versionBefore(policy, policies);
  const fields = checkedFields(policy, before, overview?.clients ?? []).filter(
    ({ key }) => !LEFT_OUT.includes(key),
  );
  const told = problem === undefined ? faults : [problem];
  const compared = beforeText(before);
  return (
    <Box as="section" aria-label={LINE_LABELS[policy.line]} borderWidth="1px" borderRadius="lg" px="3" py="2">
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="3" rowGap="1">
        <Text as="h3" fontWeight="semibold">
          {LINE_LABELS[policy.line]}
        </Text>
        <Verdict {...props} />
      </Flex>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        No. {policy.policyNumber}, {formatDate(policy.effective)} to {formatDate(policy.expiration)}
        {outcomes.length > 0 && `. ${metText(outcomes)} ${outcomes.length === 1 ? 'client' : 'clients'}`}
      </Text>
      {!isAccepted && told.length > 0 && (
        <Box as="ul" mt="2" ps="4" listStyleType="disc" textStyle="sm" color="fg.error" fontWeight="medium">
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
      <Grid
        as="dl"
        mt="1"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="0.5"
      >
        {fields.map((field) => (
          <Field key={field.key} field={field} />
        ))}
      </Grid>
      {compared !== undefined && (
        <Text mt="2" textStyle="xs" color="fg.muted">
          {compared}
        </Text>
      )}
    </Box>
  );
}

/** "Accept all 4 lines", "Accept 3 of 4 lines". */
export function acceptText(ready: number, all: number): string {
  return ready === all ? `Accept all ${counted(all, 'line')}` : `Accept ${ready} of ${counted(all, 'line')}`;
}
