import { Box, Button, Icon, Menu, Portal, Stack, Tooltip } from '@vcms/ui';
import { createToaster, Toast, Toaster } from '@vcms/ui/toaster';
import { useEffect, useState } from 'react';
import { LONG } from '../shown.tsx';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

function Toasts() {
  const [toaster] = useState(() => createToaster({ placement: 'bottom-end', max: 4, overlap: false }));
  useEffect(() => {
    const ids = KINDS.map((type) =>
      toaster.create({
        type,
        title: type === 'error' ? LONG : 'Policy saved.',
        ...(type === 'success' ? {} : { description: 'The clients see it at once.' }),
        duration: Number.POSITIVE_INFINITY,
      }),
    );
    return () => {
      for (const id of ids) toaster.remove(id);
    };
  }, [toaster]);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline="4">
        {(toast) => (
          <Toast.Root width="sm" maxW="full">
            <Toast.Indicator />
            <Stack gap="1" flex="1">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}

function OpenMenu() {
  return (
    <Menu.Root open positioning={{ placement: 'bottom-start' }} defaultHighlightedValue="edit">
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          <Icon name="filter" /> Views
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>Of this list</Menu.ItemGroupLabel>
              <Menu.Item value="edit">Highlighted</Menu.Item>
              <Menu.Item value="plain">Plain</Menu.Item>
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item value="disabled" disabled>
              Disabled
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** What lies above the page without darkening it. */
export function Floating() {
  return (
    <Box minH="24rem">
      <OpenMenu />
      <Box position="absolute" top="14rem">
        <Tooltip.Root open positioning={{ placement: 'bottom-start' }}>
          <Tooltip.Trigger asChild>
            <Button size="sm" variant="ghost">
              With a tooltip
            </Button>
          </Tooltip.Trigger>
          <Portal>
            <Tooltip.Positioner>
              <Tooltip.Content textStyle="sm" px="3" py="1.5">
                Insurance
              </Tooltip.Content>
            </Tooltip.Positioner>
          </Portal>
        </Tooltip.Root>
      </Box>
      <Toasts />
    </Box>
  );
}
