import { addableYears, type SafetyDossier } from '@vcms/safety-record/editor';
import { Button, Icon, Menu, Portal } from '@vcms/ui';
import { useSafetyActions } from './safety-actions.tsx';

/** Any of the last ten years that has no record. */
export function AddYearButton({ file }: { readonly file: SafetyDossier }) {
  const { enterYear } = useSafetyActions();
  const years = addableYears(file);
  return (
    <Menu.Root onSelect={({ value }) => enterYear({ year: Number(value) })}>
      <Menu.Trigger asChild>
        <Button disabled={years.length === 0}>
          <Icon name="plus" /> Add year
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {years.map((year) => (
              <Menu.Item key={year} value={String(year)}>
                {year}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
