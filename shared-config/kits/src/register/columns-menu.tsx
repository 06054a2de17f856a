import { useNotify } from '@vcms/sdk';
import { Button, Icon, Menu, Portal } from '@vcms/ui';
import type { ColumnsHandle } from './use-columns.ts';

const NOT_KEPT = 'This browser keeps no data, so the columns come back when you close the page.';

/** Which columns a register shows. On phones, where only the telling ones have room, there is nothing to choose. */
export function ColumnsMenu<Row>({ columns }: { readonly columns: ColumnsHandle<Row> }) {
  const notify = useNotify();
  const { all, shown, choose, reset } = columns;
  const keep = (isKept: boolean) => {
    if (!isKept) notify.show({ kind: 'warning', message: NOT_KEPT });
  };
  return (
    <Menu.Root closeOnSelect={false}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" hideBelow="md">
          <Icon name="sliders" /> Columns
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {all.slice(1).map((column) => (
              <Menu.CheckboxItem
                key={column.title}
                value={column.title}
                checked={shown.includes(column)}
                onCheckedChange={(isShown) => keep(choose(column.title, isShown))}
              >
                {column.title}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator />
            <Menu.Item value="reset" onClick={() => keep(reset())}>
              Show the usual columns
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
