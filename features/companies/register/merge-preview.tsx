import { Alert, List, Stack, Text } from '@vcms/ui';
import { duplicateWords, type MergePreview, matchWords, movesWords } from './merge-words.ts';

export interface MergePreviewProps {
  readonly preview: MergePreview;
  readonly source: string;
  readonly target: string;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <Text fontWeight="semibold">{title}</Text>
      <List.Root ps="5" mt="1">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List.Root>
    </section>
  );
}

/** What a merge would do, before it is done (domain 4.3). */
export function MergePreviewParts({ preview, source, target }: MergePreviewProps) {
  const moves = movesWords(preview);
  const duplicates = preview.duplicates.map((entry) => duplicateWords(entry, { source, target }));
  return (
    <Stack gap="4" aria-live="polite">
      {preview.conflicts.length > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>They cannot be merged yet.</Alert.Title>
            <Alert.Description>
              {preview.conflicts.map((conflict) => (
                <Text key={conflict}>{conflict}</Text>
              ))}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {preview.match !== 'none' && <Text>{matchWords(preview)}</Text>}
      <Lines
        title={`Moves to ${target}`}
        lines={moves.length > 0 ? moves : ['Nothing: it has no records.']}
      />
      {duplicates.length > 0 && <Lines title="Both have" lines={duplicates} />}
      {preview.conflicts.length === 0 && (
        <Text color="fg.muted">{source} is archived afterwards. This cannot be undone.</Text>
      )}
    </Stack>
  );
}
