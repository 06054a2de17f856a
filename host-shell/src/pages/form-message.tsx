import { Alert } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface FormMessageProps {
  readonly kind: 'info' | 'success' | 'error';
  readonly children: ReactNode;
}

/** A message above a form. Errors interrupt a screen reader, the others wait their turn. */
export function FormMessage({ kind, children }: FormMessageProps) {
  return (
    <Alert.Root status={kind} role={kind === 'error' ? 'alert' : 'status'} mb="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
