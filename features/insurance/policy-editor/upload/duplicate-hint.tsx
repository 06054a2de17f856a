import type { CompanyDocument } from '@vcms/domain';
import { Alert, Box } from '@vcms/ui';
import { useDuplicate } from './use-duplicate.ts';

interface DuplicateNoteProps {
  readonly known: CompanyDocument | undefined;
  /** What is on file is used, and the file does not go up once more. */
  readonly isUsed: boolean;
}

export interface DuplicateHintProps {
  readonly file: File | undefined;
  readonly documents: readonly CompanyDocument[];
}

/** Says that a file is on file already. */
export function DuplicateNote({ known, isUsed }: DuplicateNoteProps) {
  return (
    <Box role="status" aria-live="polite">
      {known !== undefined && (
        <Alert.Root status="info" mb="6">
          <Alert.Indicator />
          <Alert.Title>
            This file is already on file as {known.title} ({known.fileName}).
            {isUsed && ' It is not uploaded again.'}
          </Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}

/** Says when the chosen file is on file already; nobody is kept from sending it again. */
export function DuplicateHint({ file, documents }: DuplicateHintProps) {
  return <DuplicateNote known={useDuplicate(file, documents)} isUsed={false} />;
}
