import type { CompanyDocument } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { chosenSource, type PaperSource, storedSource } from './paper-source.ts';

/** The paper of a dialog: the file that was chosen in it goes before the one on file, such as one that a broker sent. */
export function usePaperSource(
  file: File | undefined,
  stored: CompanyDocument | undefined,
): PaperSource | undefined {
  const backend = useBackend();
  if (file !== undefined) return chosenSource(file);
  return stored === undefined ? undefined : storedSource(() => backend.storage, stored);
}
