import { useLog, useNotify } from '@vcms/sdk';
import { Button, Icon, VisuallyHidden } from '@vcms/ui';
import { type ComponentType, useState } from 'react';

export interface EnterRecordProps {
  readonly contractorId: string;
  readonly contractorName: string;
}

export interface EnterRecordDialogProps extends EnterRecordProps {
  readonly kind: EnteredKind;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
  /** There is something to see: the contractor's record is read, or cannot be. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** What customer service enters for contractors. */
export type EnteredKind = 'osha_year' | 'emr';

const LABELS: Readonly<Record<EnteredKind, string>> = {
  osha_year: 'Enter OSHA year',
  emr: 'Enter EMR',
};

/** Enter an OSHA year or an EMR for a contractor; the form is loaded with the first press. */
export function EnterRecordButtons(props: EnterRecordProps) {
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState<EnteredKind>();
  const [open, setOpen] = useState<EnteredKind>();
  const [Dialog, setDialog] = useState<ComponentType<EnterRecordDialogProps>>();

  async function show(kind: EnteredKind): Promise<void> {
    setBusy(kind);
    try {
      const { EnterRecordDialog } = await import('./enter-record-dialog.tsx');
      setDialog(() => EnterRecordDialog);
      setOpen(kind);
    } catch (cause) {
      log.error('record-editor.failed', cause);
      notify.show({ kind: 'error', message: 'The form could not be loaded. Try again.' });
      setBusy(undefined);
    }
  }

  return (
    <>
      {(['osha_year', 'emr'] as const).map((kind) => (
        <Button
          key={kind}
          variant="outline"
          loading={busy === kind}
          loadingText="Loading"
          onClick={() => void show(kind)}
        >
          <Icon name="plus" /> {LABELS[kind]}
          <VisuallyHidden>: {props.contractorName}</VisuallyHidden>
        </Button>
      ))}
      {Dialog !== undefined && open !== undefined && (
        <Dialog
          {...props}
          kind={open}
          onShown={() => setBusy(undefined)}
          onClose={() => {
            setOpen(undefined);
            setBusy(undefined);
          }}
        />
      )}
    </>
  );
}
