import { Button, Flex, Text } from '@vcms/ui';
import { FORM_CONTROL } from '../form-control.ts';
import type { SavingState } from './use-saving.ts';

export interface FormActionsProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly phase: SavingState['phase'];
  /** Read out and shown after success; absent when the form says it elsewhere. */
  readonly savedText?: string;
  /** Puts the stored values back; absent when there is nothing to put back. */
  readonly onDiscard?: (() => void) | undefined;
}

/** The buttons below a form, with what happened to the last save. */
export function FormActions({ label, busyLabel, phase, savedText, onDiscard }: FormActionsProps) {
  const busy = phase === 'saving';
  return (
    <Flex mt="6" gap="3" align="center" wrap="wrap">
      <Button type="submit" minH={FORM_CONTROL.minH} aria-disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
      {onDiscard !== undefined && !busy && (
        <Button
          type="button"
          variant="outline"
          colorPalette="gray"
          minH={FORM_CONTROL.minH}
          onClick={onDiscard}
        >
          Discard changes
        </Button>
      )}
      {savedText !== undefined && (
        <Text role="status" color="fg.muted">
          {phase === 'saved' ? savedText : ''}
        </Text>
      )}
    </Flex>
  );
}
