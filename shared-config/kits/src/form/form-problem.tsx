import { Alert } from '@vcms/ui';

/** Why the form was not saved; what was typed stays. */
export function FormProblem({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Alert.Root status="error" role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Title>{message}</Alert.Title>
    </Alert.Root>
  );
}
