import { formatDate } from '@vcms/domain';
import { EvidenceChip, useOpenDialog } from '@vcms/kits';
import { failedElements, reviewIn } from '@vcms/programs/model';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import type { ProgramDossier, ProgramEntry, StoredVersion } from './program-dossier.ts';
import { VersionsDialog, type VersionsDialogProps } from './versions/versions-dialog.tsx';

function detailOf(version: StoredVersion, { records }: ProgramDossier): string {
  const review = reviewIn(records.reviews, version, 'firm');
  const failed = failedElements(review).size;
  return [
    ...(version.submittedOn === undefined ? [] : [`submitted ${formatDate(version.submittedOn)}`]),
    ...(typeof version.score === 'string' ? [`score ${version.score}`] : []),
    ...(failed === 0 ? [] : [failed === 1 ? '1 element failed' : `${failed} elements failed`]),
  ].join(', ');
}

/** The versions before the newest one, with what was decided, and two of them beside each other. */
export function VersionHistory({
  entry,
  file,
}: {
  readonly entry: ProgramEntry;
  readonly file: ProgramDossier;
}) {
  const [isOpen, setOpen] = useState(false);
  const [compared, compare, close] = useOpenDialog<VersionsDialogProps['first']>();
  const [newest, before] = entry.versions;
  const earlier = entry.versions.slice(1);
  return (
    <Box mt="1">
      <Flex wrap="wrap" gap="2" ms="-2.5">
        <Button size="xs" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} earlier versions
          <VisuallyHidden>: {entry.title}</VisuallyHidden>
        </Button>
        {newest !== undefined && before !== undefined && (
          <Button size="xs" variant="ghost" onClick={() => compare([before, newest])}>
            Compare versions
            <VisuallyHidden>: {entry.title}</VisuallyHidden>
          </Button>
        )}
      </Flex>
      {compared !== undefined && <VersionsDialog {...{ entry, file }} first={compared} onClose={close} />}
      {isOpen && (
        <Box as="ul" m="0" mt="2" ps="0">
          {earlier.map((version) => (
            <Flex as="li" key={version.id} listStyleType="none" wrap="wrap" gap="2" py="1" align="center">
              <Text textStyle="sm">
                Version {version.version}: {detailOf(version, file)}
              </Text>
              <EvidenceChip state={version.state} />
            </Flex>
          ))}
        </Box>
      )}
    </Box>
  );
}
