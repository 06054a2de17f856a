import { Switch } from '@vcms/ui';

export interface RippleSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Turns the ink effect of pressed buttons on and off. */
export function RippleSwitch({ on, onChange }: RippleSwitchProps) {
  return (
    <Switch.Root
      checked={on}
      onCheckedChange={({ checked }) => onChange(checked)}
      width="full"
      justifyContent="space-between"
    >
      <Switch.Label fontSize="md" fontWeight="semibold">
        Ripple effect
      </Switch.Label>
      <Switch.HiddenInput role="switch" />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
