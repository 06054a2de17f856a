import { formatDate, isCalendarDate, laterVersions } from '@vcms/domain';
import { Alert } from '@vcms/ui';
import type { Versions } from './use-versions.ts';

export interface LaterVersionsNoteProps {
  readonly versions: Versions;
  readonly effectiveFrom: string;
}

/** A version that is published already ends this one; nobody should find out on that day. */
export function LaterVersionsNote({ versions, effectiveFrom }: LaterVersionsNoteProps) {
  const [next] = isCalendarDate(effectiveFrom) ? laterVersions(versions.all, effectiveFrom) : [];
  if (next === undefined) return null;
  return (
    <Alert.Root status="warning" mt="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          Version {next.n} is published and takes over on {formatDate(next.effectiveFrom)}.
        </Alert.Title>
        <Alert.Description>
          From that day that version applies, not this one. Choose that day or a later one, or publish another
          version for it.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
