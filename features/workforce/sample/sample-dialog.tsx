import { ReadingDialog } from '@vcms/kits';
import { SampleFile } from './sample-file.tsx';
import type { SampleName } from './sample-name.ts';

export interface SampleDialogProps extends SampleName {
  readonly onClose: () => void;
}

/** A sample in a dialog of its own. */
export function SampleDialog({ onClose, ...name }: SampleDialogProps) {
  return (
    <ReadingDialog title={`Sample of ${name.typeName}`} size="xl" onClose={onClose}>
      <SampleFile {...name} />
    </ReadingDialog>
  );
}
