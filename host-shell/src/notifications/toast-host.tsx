import { Alert, Box, CloseButton, Portal, Stack } from '@vcms/ui';
import { useStore } from '../store/use-store.ts';
import type { ShownToast, ToastNotifier } from './notifier.ts';

export interface ToastHostProps {
  readonly notifier: ToastNotifier;
}

/** Shows the toasts at the lower end corner, above everything but the splash. One per page. */
export function ToastHost({ notifier }: ToastHostProps) {
  const toasts = useStore(notifier.toasts);
  return (
    <Portal>
      <Box
        role="region"
        aria-label="Messages"
        position="fixed"
        insetEnd="4"
        bottom="4"
        zIndex="toast"
        width="min(24rem, calc(100vw - 2rem))"
        pointerEvents="none"
        data-print="hide"
      >
        <Stack gap="3">
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} notifier={notifier} />
          ))}
        </Stack>
      </Box>
    </Portal>
  );
}

interface ToastItemProps extends ToastHostProps {
  readonly toast: ShownToast;
}

function ToastItem({ toast, notifier }: ToastItemProps) {
  return (
    <Alert.Root
      status={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      boxShadow="lg"
      pointerEvents="auto"
      alignItems="flex-start"
      onPointerEnter={() => notifier.hold(toast.id)}
      onPointerLeave={() => notifier.release(toast.id)}
      onFocus={() => notifier.hold(toast.id)}
      onBlur={() => notifier.release(toast.id)}
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{toast.message}</Alert.Title>
        {toast.description !== undefined && <Alert.Description>{toast.description}</Alert.Description>}
      </Alert.Content>
      <CloseButton
        size="xs"
        aria-label={`Close: ${toast.message}`}
        mt="-1"
        me="-1"
        onClick={() => notifier.close(toast.id)}
      />
    </Alert.Root>
  );
}
