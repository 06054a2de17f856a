import { counted, findingText, formatDate, type Program } from '@vcms/domain';
import { ComplianceChip, EvidenceChip, useArrivalAt } from '@vcms/kits';
import { UnconfirmedMark } from '@vcms/kits/pending';
import { reasonSentences } from '@vcms/kits/standing';
import { isOfEarlierEdition, returnOf, validityOf } from '@vcms/programs/model';
import { Alert, Badge, Box, Button, Flex, Heading, List, StatusChip, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { demandText } from './demand-text.ts';
import { OutlineButton } from './outline-button.tsx';
import { useProgramActions } from './program-actions.tsx';
import type { ProgramDossier, ProgramEntry, StoredVersion } from './program-dossier.ts';
import { isNextStep, MOVE_LABELS, movesOf } from './program-moves.ts';
import { SecondLookNote } from './second-look-note.tsx';
import { VersionHistory } from './version-history.tsx';

export interface ProgramCardProps {
  readonly entry: ProgramEntry;
  readonly file: ProgramDossier;
}

/** Facts of the version that counts, in a few words. Until when it counts each client says that requires it. */
function factsOf(version: StoredVersion, asks: ProgramEntry['asks']): readonly string[] {
  const { score, validUntil, submittedOn, declaredNotApplicable } = version;
  return [
    ...(typeof score === 'string' ? [`Score ${score}`] : []),
    ...(validUntil === undefined || asks.length > 0 ? [] : [`Valid until ${formatDate(validUntil)}`]),
    ...(declaredNotApplicable ? ['You said that it does not apply.'] : []),
    ...(submittedOn === undefined ? [] : [`Submitted ${formatDate(submittedOn)}`]),
  ];
}

function Asks({ entry }: Pick<ProgramCardProps, 'entry'>) {
  if (entry.asks.length === 0)
    return <Text color="fg.muted">No client requires this program now. It stays on file.</Text>;
  return (
    <Box as="ul" aria-label={`Clients that require ${entry.title}`} m="0" p="0">
      {entry.asks.map(({ clientId, clientName, demand, item }) => (
        <Flex
          as="li"
          key={clientId}
          listStyleType="none"
          wrap="wrap"
          gap="2"
          justify="space-between"
          align="center"
          borderTopWidth="1px"
          py="2"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Text fontWeight="medium">{clientName}</Text>
            <Text textStyle="xs" color="fg.muted">
              {[demandText(demand), validityOf(item)].filter(Boolean).join(' ')}
            </Text>
            {item.reasons.length > 0 && item.status !== 'compliant' && (
              <Text textStyle="sm">{reasonSentences(item).join(' ')}</Text>
            )}
          </Box>
          <ComplianceChip status={item.status} />
        </Flex>
      ))}
    </Box>
  );
}

function Outline({ program, entry, file }: ProgramCardProps & { readonly program: Program }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box mt="3">
      <Flex wrap="wrap" gap="2" ms="-2.5">
        <Button size="xs" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} what it must cover
          <VisuallyHidden>: {program.title}</VisuallyHidden>
        </Button>
        {entry.asks.length > 0 && <OutlineButton {...{ program, entry, file }} />}
      </Flex>
      {isOpen && (
        <List.Root ps="5" mt="2" textStyle="sm" gap="1.5">
          {program.elements.map(({ id, text, cfr, critical }) => (
            <List.Item key={id}>
              {text}{' '}
              <Text as="span" color="fg.muted">
                {cfr}
              </Text>{' '}
              {critical && (
                <Badge size="sm" colorPalette="red">
                  Critical
                </Badge>
              )}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Box>
  );
}

/** Why the newest version came back. */
function Returned({ version, file }: { readonly version: StoredVersion; readonly file: ProgramDossier }) {
  const returned = returnOf(file.records.reviews, version);
  if (returned === undefined) return null;
  const failed = returned.findings.filter(({ result }) => result === 'fail');
  const lines =
    failed.length === 0
      ? [['comment', returned.publicComment] as const]
      : failed.map((finding) => [finding.key, findingText(finding)] as const);
  return (
    <Alert.Root status="warning" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          Returned
          {failed.length === 0 ? '' : `: ${counted(failed.length, 'element')}`}
        </Alert.Title>
        <Alert.Description>
          <List.Root ps="4">
            {lines.map(([key, line]) => (
              <List.Item key={key}>{line}</List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** One program: who requires it and why, where it stands, and what to do next. */
export function ProgramCard({ entry, file }: ProgramCardProps) {
  const ask = useProgramActions();
  const { title, program, programId, versions } = entry;
  const card = useArrivalAt(`#${programId}`, true);
  const [newest] = versions;
  return (
    <Flex
      ref={card}
      tabIndex={-1}
      outline="none"
      scrollMarginTop="20"
      as="section"
      aria-label={title}
      direction="column"
      borderWidth="1px"
      borderRadius="lg"
      p="4"
      minW="0"
    >
      <Flex wrap="wrap" gap="2" justify="space-between" align="center" mb="1">
        <Heading as="h3" size="md">
          {title}
        </Heading>
        {newest === undefined ? (
          <StatusChip tone="danger" label="Nothing on file" />
        ) : (
          <Flex gap="2" align="center">
            <UnconfirmedMark record={newest} />
            <EvidenceChip state={newest.state} />
          </Flex>
        )}
      </Flex>
      <Text textStyle="xs" color="fg.muted" mb="3">
        {[program?.cfr ?? '', ...(newest === undefined ? [] : factsOf(newest, entry.asks))]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Asks entry={entry} />
      {newest !== undefined && <Returned version={newest} file={file} />}
      {newest !== undefined && newest.state !== 'draft' && isOfEarlierEdition(program, newest) && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          This version is judged by edition {newest.edition} of the catalog. Your next version is judged by
          edition {program?.edition}.
        </Text>
      )}
      {newest !== undefined && <SecondLookNote version={newest} file={file} />}
      {program !== undefined && <Outline {...{ program, entry, file }} />}
      {versions.length > 1 && <VersionHistory entry={entry} file={file} />}
      <Flex wrap="wrap" gap="2" mt="auto" pt="4">
        {movesOf(newest).map((move, index) => (
          <Button
            key={move}
            size="sm"
            variant={index === 0 && isNextStep(move, entry.asks) ? 'solid' : 'outline'}
            onClick={() => ask(move, entry)}
          >
            {newest !== undefined && move === 'upload' ? 'Upload a new version' : MOVE_LABELS[move]}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
