import { Portal, Stack } from '@vcms/ui';
import { Toast, Toaster } from '@vcms/ui/toaster';
import type { PageToaster } from './page-toaster.ts';

/** The page's toasts; every one can be closed. */
export function ToastList({ toaster }: { readonly toaster: PageToaster }) {
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline="4">
        {(toast) => (
          <Toast.Root width="sm">
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
