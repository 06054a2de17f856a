import { addMonths, formatDate } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import {
  allWords,
  EMR_ISSUERS,
  EMR_KINDS,
  isCounted,
  NOT_RATED_REASONS,
  type ReturnWords,
  returnOf,
  reviewerOf,
  type SafetyDossier,
} from '@vcms/safety-record/editor';
import { emrStanding, type VersionedRecord } from '@vcms/safety-record/model';
import { HistoryButton } from '@vcms/safety-record/versions';
import { useSession } from '@vcms/sdk';
import { Alert, Box, Button, Flex, Icon, SimpleGrid, StatCard, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { CorrectionNotes } from '../correction-notes.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { movesOf } from '../record-moves.ts';
import { type AnyRecord, useSafetyActions } from '../safety-actions.tsx';
import { StateChip } from '../state-chip.tsx';
import { EmrVerdicts } from './emr-verdicts.tsx';

/** A record of this section as its history knows it; years stand elsewhere. */
function subjectOf({ kind, record }: AnyRecord): VersionedRecord | undefined {
  if (kind === 'emr') return { kind, record };
  return kind === 'notRated' ? { kind: 'not_rated', record } : undefined;
}

interface RecordRowProps {
  readonly file: SafetyDossier;
  readonly target: AnyRecord;
  readonly name: string;
  readonly title: ReactNode;
  readonly details: string;
  readonly returned: ReturnWords | undefined;
}

function RecordRow({ file, target, name, title, details, returned }: RecordRowProps) {
  const { move } = useSafetyActions();
  const { companyId } = useSession();
  const { kind, record } = target;
  const subject = subjectOf(target);
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Box minW="0">
          <Text fontWeight="semibold">{title}</Text>
          <Text textStyle="sm" color="fg.muted">
            {details}
          </Text>
        </Box>
        <Flex wrap="wrap" gap="3" align="center">
          <MoveButtons
            moves={movesOf(kind, record)}
            name={name}
            onMove={(chosen) => move(chosen, target, name)}
          />
          {subject !== undefined && (
            <HistoryButton
              contractorId={companyId}
              subject={subject}
              reviews={file.records.reviews}
              nameOf={reviewerOf(file.records.engagements)}
              name={name}
            />
          )}
          <StateChip state={record.state} />
        </Flex>
      </Flex>
      {kind === 'emr' && <OnBehalfNote record={record} reader="contractor" />}
      {kind === 'emr' && <CorrectionNotes record={record} />}
      {returned !== undefined && (
        <Alert.Root status="warning" size="sm" mt="2">
          <Alert.Indicator />
          <Alert.Title>{allWords(returned).join(' ')}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}

function Records({ file }: { readonly file: SafetyDossier }) {
  const { emr, notRated, reviews } = file.records;
  if (emr.length === 0 && notRated.length === 0) {
    return (
      <Text color="fg.muted">
        Add your EMR with the letter, or declare that the company is not rated. Records appear here by year.
      </Text>
    );
  }
  return (
    <Box as="ul" aria-label="EMR records" m="0" p="0">
      {emr.map((record) => {
        const day = formatDate(record.effective);
        return (
          <RecordRow
            key={record.id}
            file={file}
            target={{ kind: 'emr', record }}
            name={`the EMR of ${day}`}
            title={`${record.value} from ${day}`}
            details={[
              EMR_KINDS[record.kind],
              EMR_ISSUERS[record.issuer],
              `policy ${record.policyNumber}`,
            ].join(' · ')}
            returned={record.state === 'accepted' ? undefined : returnOf(reviews, 'emr', record)}
          />
        );
      })}
      {notRated.map((record) => {
        const day = formatDate(record.date);
        return (
          <RecordRow
            key={record.id}
            file={file}
            target={{ kind: 'notRated', record }}
            name={`the declaration of ${day}`}
            title={`Not rated, letter of ${day}`}
            details={NOT_RATED_REASONS[record.reason]}
            returned={record.state === 'accepted' ? undefined : returnOf(reviews, 'not_rated', record)}
          />
        );
      })}
    </Box>
  );
}

/** Since when the latest one counts, or why none does. */
function hintOf(effective: string | undefined, endedOn: string | undefined): string {
  if (effective !== undefined) return `From ${formatDate(effective)}`;
  return endedOn === undefined ? 'Nothing in effect today' : `The last one ended on ${formatDate(endedOn)}`;
}

/** Modifications by year, the mean, what each client accepts, or that the company has none. */
export function EmrSection({ file }: { readonly file: SafetyDossier }) {
  const { addEmr, declareNotRated } = useSafetyActions();
  const { latest, mean, counted, endedOn } = emrStanding(file.records.emr, file.today);
  const isNotRated = file.records.notRated.some(
    (entry) => isCounted(entry) && file.today < addMonths(entry.date, 12),
  );
  return (
    <DashboardSection
      title="EMR"
      description="The experience modification of your workers' compensation, by year."
      aside={
        <Flex gap="2" wrap="wrap" data-print="hide">
          <Button size="sm" variant="outline" onClick={declareNotRated}>
            Declare not rated
          </Button>
          <Button size="sm" onClick={addEmr}>
            <Icon name="plus" /> Add EMR
          </Button>
        </Flex>
      }
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '8' }} mb="6">
        <SimpleGrid columns={2} gap="3" alignContent="start">
          <StatCard
            label="Latest EMR"
            value={latest?.value ?? (isNotRated ? 'Not rated' : 'None')}
            hint={hintOf(latest?.effective, endedOn)}
          />
          <StatCard
            label="Mean EMR"
            value={mean ?? '–'}
            hint={
              counted === 0 ? 'Of up to three years' : `Of ${counted === 1 ? '1 year' : `${counted} years`}`
            }
          />
        </SimpleGrid>
        <EmrVerdicts limits={file.limits} latest={latest?.value} mean={mean} isNotRated={isNotRated} />
      </SimpleGrid>
      <Records file={file} />
    </DashboardSection>
  );
}
