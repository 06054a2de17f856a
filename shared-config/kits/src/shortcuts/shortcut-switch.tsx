import { Switch } from '@vcms/ui';

export interface ShortcutSwitchProps {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** Turns single-key shortcuts off: whoever speaks to the computer sets them off by chance (WCAG 2.1.4). */
export function ShortcutSwitch({ isOn, setOn }: ShortcutSwitchProps) {
  return (
    <Switch.Root checked={isOn} onCheckedChange={({ checked }) => setOn(checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Single-key shortcuts</Switch.Label>
    </Switch.Root>
  );
}
