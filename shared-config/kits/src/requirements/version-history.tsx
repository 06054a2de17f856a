import { formatDate, VERSION_MARK_LABELS, versionMark } from '@vcms/domain';
import { Box, Button, Flex, StatusChip, Text } from '@vcms/ui';
import { DamagedNote } from '../damaged-note.tsx';
import { DashboardSection } from '../dashboard-section.tsx';
import { SavingMark } from '../pending/saving-mark.tsx';
import { useExpectedRecords } from '../pending/use-expected.ts';
import type { DraftFrame, RequirementPart } from './requirement-part.ts';
import type { StoredVersion, Versions } from './use-versions.ts';
import { VersionDiff } from './version-diff.tsx';
import { MARK_TONES } from './version-words.ts';

interface VersionRowProps {
  readonly version: StoredVersion;
  /** What it says waits for the server. */
  readonly isPending: boolean;
  readonly versions: Versions;
  readonly onRestore: (version: StoredVersion) => void;
}

function VersionRow({ version, isPending, versions, onRestore }: VersionRowProps) {
  const { n, effectiveFrom, changeNote } = version;
  const mark = versionMark(version, versions.all, versions.today);
  return (
    <Flex
      as="li"
      aria-busy={isPending}
      listStyleType="none"
      wrap="wrap"
      gap="3"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      py="3"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0" flex="1 1 16rem">
        <Flex wrap="wrap" gap="2" align="center">
          <Text fontWeight="semibold">Version {n}</Text>
          <StatusChip tone={MARK_TONES[mark]} label={VERSION_MARK_LABELS[mark]} />
          {isPending && <SavingMark />}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          From {formatDate(effectiveFrom)}. {changeNote}
        </Text>
      </Box>
      {mark !== 'draft' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Restore as draft: version ${n}`}
          onClick={() => onRestore(version)}
        >
          Restore as draft
        </Button>
      )}
    </Flex>
  );
}

export interface VersionHistoryProps<Values extends DraftFrame> {
  readonly part: RequirementPart<Values>;
  readonly versions: Versions;
  readonly onRestore: (version: StoredVersion) => void;
}

/** All versions with their marks, and what differs between any two. */
export function VersionHistory<Values extends DraftFrame>(props: VersionHistoryProps<Values>) {
  const { part, versions: stored, onRestore } = props;
  const { rows, pending } = useExpectedRecords(stored.all);
  const versions = { ...stored, all: rows };
  const { all, damaged } = versions;
  return (
    <DashboardSection title="Versions" description="A published version never changes; a new one follows it.">
      {all.length === 0 ? (
        <Text color="fg.muted">No version yet. Publish the first one.</Text>
      ) : (
        <Box as="ul" aria-label="Versions" tabIndex={-1} m="0" p="0">
          {all.map((version) => (
            <VersionRow
              key={version.n}
              isPending={pending.has(version.record.path)}
              {...{ version, versions, onRestore }}
            />
          ))}
        </Box>
      )}
      {all.length > 1 && <VersionDiff part={part} versions={versions} />}
      <DamagedNote count={damaged} noun="version" />
    </DashboardSection>
  );
}
