import { type Reading, ScanProgressBar } from '@vcms/kits/evidence';
import type { ReadCertificate } from '@vcms/pdf';
import { Alert, Box, Text } from '@vcms/ui';

export interface FurtherPagesProps {
  readonly reading: Reading<ReadCertificate>;
  /** All certificates that were found are stored. */
  readonly isStored: boolean;
}

/** Pages behind those that were read: being recognised, or left out, and why. */
export function FurtherPages({ reading, isStored }: FurtherPagesProps) {
  if (reading.kind !== 'read') return null;
  const { scan, unread } = reading;
  return (
    <Box mb={scan === undefined && unread === undefined && !isStored ? '0' : '5'}>
      {isStored && (
        <Text role="status" mb="3">
          {scan === undefined
            ? 'No further certificate was found in this file. You can close it.'
            : 'What was found so far is stored. The other pages are still being read.'}
        </Text>
      )}
      {scan !== undefined && (
        <>
          <Text mb="2">Looking for further certificates on the other pages. You can go on meanwhile.</Text>
          <ScanProgressBar {...scan} />
        </>
      )}
      {unread !== undefined && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{unread}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}
