import { saveFile } from '@vcms/kits/register';
import { useNotify } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import type { StoredVersion } from './use-definitions.ts';

/** Saves a version as a JSON file that other systems can read. */
export function ExportButton({ version }: { readonly version: StoredVersion }) {
  const notify = useNotify();
  const { definitionId, n } = version;

  async function save(): Promise<void> {
    try {
      const { definitionFile } = await import('../model/definition-file.ts');
      const file = new Blob([definitionFile(version)], { type: 'application/json' });
      saveFile(`questionnaire-${definitionId}-version-${n}.json`, file);
    } catch {
      notify.show({
        kind: 'error',
        message: 'The file could not be made. Check your connection, then try again.',
      });
    }
  }

  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Export version ${n} as JSON`}
      onClick={() => void save()}
    >
      Export
    </Button>
  );
}
