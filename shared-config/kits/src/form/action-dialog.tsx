import { Button } from '@vcms/ui';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { FormProblem } from './form-problem.tsx';

export interface ActionDialogProps extends Omit<FormDialogProps, 'actions'> {
  /** What its button says. Default: Save. */
  readonly verb?: string;
  /** What the button says while it works. Default: Saving. */
  readonly busyText?: string;
  readonly busy: boolean;
  /** Nothing can be submitted yet. Default: no. */
  readonly disabled?: boolean;
  /** It takes something away. Default: no. */
  readonly isDanger?: boolean;
  /** Why it was not done; what was typed stays. */
  readonly problem: string | undefined;
}

/** A form in a dialog with one button, and above the form why it was not done. */
export function ActionDialog(props: ActionDialogProps) {
  const { verb = 'Save', busyText = 'Saving', busy, disabled, isDanger, problem, children, ...frame } = props;
  return (
    <FormDialog
      {...frame}
      actions={
        <Button
          type="submit"
          disabled={disabled}
          loading={busy}
          loadingText={busyText}
          colorPalette={isDanger === true ? 'red' : undefined}
        >
          {verb}
        </Button>
      }
    >
      <FormProblem message={problem} />
      {children}
    </FormDialog>
  );
}
