import { validationText } from '@vcms/domain';
import { Alert, Button } from '@vcms/ui';

/** Somebody else saved while something is typed here (V23). */
export function OutdatedNote({ reload }: { readonly reload: () => void }) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{validationText('V23')}</Alert.Title>
        <Button size="sm" variant="outline" alignSelf="flex-start" mt="2" onClick={reload}>
          Show their version, drop my changes
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
