import { Button, CloseButton, Dialog, Drawer, Portal, Text } from '@vcms/ui';
import { LONG, Shown } from '../shown.tsx';

/** A panel at the side, and over it a dialog: each darkens what lies below it. */
export function DrawerParts() {
  return (
    <Shown>
      <Text>{LONG}</Text>
      <Drawer.Root open placement="end" size="xs" trapFocus={false}>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>Theme settings</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>{LONG}</Drawer.Body>
              <Drawer.Footer>
                <Button variant="outline">Reset</Button>
              </Drawer.Footer>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <Dialog.Root open size="xs" trapFocus={false}>
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>Keyboard shortcuts</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>They work while the focus is in the workbench.</Dialog.Body>
              <Dialog.Footer>
                <Button>Close</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Shown>
  );
}
