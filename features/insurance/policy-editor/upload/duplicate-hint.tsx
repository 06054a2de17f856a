import type { CompanyDocument } from '@vcms/domain';
import { Alert, Box } from '@vcms/ui';
import { useDuplicate } from './use-duplicate.ts';

export interface DuplicateHintProps {
  readonly file: File | undefined;
  readonly documents: readonly CompanyDocument[];
}

/** Says when the chosen file is on file already; nobody is kept from sending it again. */
export function DuplicateHint({ file, documents }: DuplicateHintProps) {
  const known = useDuplicate(file, documents);
  return (
    <Box role="status" aria-live="polite">
      {known !== undefined && (
        <Alert.Root status="info" mb="6">
          <Alert.Indicator />
          <Alert.Title>
            This file is already on file as {known.title} ({known.fileName}).
          </Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}
