import { Icon, Span } from '@vcms/ui';

/** Says of a record that what it shows waits for the server. */
export function SavingMark() {
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="xs"
      color="fg.muted"
      fontWeight="normal"
    >
      <Icon name="hourglass" size="1.1em" /> Saving
    </Span>
  );
}
