import { CloseButton, Drawer, Portal } from '@vcms/ui';
import { useStore } from '../store/use-store.ts';
import { SettingsForm, type SettingsVariant } from './settings-form.tsx';
import type { ThemeStore } from './theme-store.ts';

export interface SettingsPanelProps {
  readonly theme: ThemeStore;
  readonly variant: SettingsVariant;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The theme settings as a modal panel; it stays open while choices apply behind it. */
export function SettingsPanel({ theme, variant, open, onClose }: SettingsPanelProps) {
  const config = useStore(theme);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      placement="end"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop bg="transparent" data-print="hide" />
        <Drawer.Positioner>
          <Drawer.Content maxW="min(22rem, 100vw)">
            <Drawer.Header px="6" pt="5" pb="4">
              <Drawer.Title>Theme settings</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px="6" pb="8">
              <SettingsForm config={config} variant={variant} onChange={theme.update} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild top="4" insetEnd="4">
              <CloseButton aria-label="Close" colorPalette="gray" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
