import { Button, Icon } from '@vcms/ui';
import { useState } from 'react';
import type { SafetyDossier } from '../safety-dossier.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** The way in and out for the file that is typed for OSHA anyway. */
export function ItaButtons({ file }: { readonly file: SafetyDossier }) {
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('import')}>
        <Icon name="upload" /> Import ITA file
      </Button>
      <Button variant="outline" onClick={() => setOpen('export')}>
        <Icon name="download" /> Export ITA file
      </Button>
      {open === 'import' && <ImportDialog file={file} onClose={close} />}
      {open === 'export' && <ExportDialog file={file} onClose={close} />}
    </>
  );
}
