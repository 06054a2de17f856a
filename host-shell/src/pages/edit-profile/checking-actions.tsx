import { Button, Flex } from '@vcms/ui';
import { FORM_CONTROL } from '../form-control.ts';

export interface CheckingActionsProps {
  readonly verb: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The foot of a step that checks who somebody is: on with it, or leave it. */
export function CheckingActions({ verb, busy, onCancel }: CheckingActionsProps) {
  return (
    <Flex gap="3" wrap="wrap">
      <Button type="submit" minH={FORM_CONTROL.minH} aria-disabled={busy}>
        {busy ? 'Checking…' : verb}
      </Button>
      <Button type="button" variant="outline" colorPalette="gray" minH={FORM_CONTROL.minH} onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
