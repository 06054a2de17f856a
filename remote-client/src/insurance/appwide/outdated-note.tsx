import { validationText } from '@vcms/domain';
import { Alert, Button } from '@vcms/ui';
import type { LimitsEditor } from './use-limits-editor.ts';

/** Somebody else saved while something is typed here (V23). */
export function OutdatedNote({ editor }: { readonly editor: LimitsEditor }) {
  if (!editor.state.outdated) return null;
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{validationText('V23')}</Alert.Title>
        <Button size="sm" variant="outline" alignSelf="flex-start" mt="2" onClick={editor.reload}>
          Show their version, drop my changes
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
