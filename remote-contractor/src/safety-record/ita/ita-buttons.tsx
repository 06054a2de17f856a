import { useOpenDialog } from '@vcms/kits';
import type { SafetyDossier } from '@vcms/safety-record/editor';
import { Button, Icon } from '@vcms/ui';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** The way in and out for the file that is typed for OSHA anyway. */
export function ItaButtons({ file }: { readonly file: SafetyDossier }) {
  const [open, openDialog, close] = useOpenDialog<'import' | 'export'>();
  return (
    <>
      <Button variant="outline" onClick={() => openDialog('import')}>
        <Icon name="upload" /> Import ITA file
      </Button>
      <Button variant="outline" onClick={() => openDialog('export')}>
        <Icon name="download" /> Export ITA file
      </Button>
      {open === 'import' && <ImportDialog file={file} onClose={close} />}
      {open === 'export' && <ExportDialog file={file} onClose={close} />}
    </>
  );
}
