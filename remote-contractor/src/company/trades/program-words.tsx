import { type AskingClient, type ClientPrograms, programChange } from '@vcms/companies/model';
import type { CalendarDate } from '@vcms/domain';
import { Alert, Box, Text } from '@vcms/ui';

/** What is known of clients' requirements while a trade is chosen. */
export interface ProgramBook {
  readonly clients: readonly AskingClient[];
  readonly titleOf: (programId: string) => string;
  readonly today: CalendarDate;
}

/** "Northfield Energy: Cranes and derricks. Lakeshore Foods: Hot work." */
export function programWords(found: readonly ClientPrograms[], { titleOf }: ProgramBook): string {
  return found
    .map(({ clientName, programIds }) => `${clientName}: ${programIds.map(titleOf).join(', ')}.`)
    .join(' ');
}

export interface ProgramChangeNoteProps {
  readonly book: ProgramBook;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Before it is saved: which safety programs another choice of trades brings and takes away. */
export function ProgramChangeNote({ book, before, after }: ProgramChangeNoteProps) {
  const { more, fewer } = programChange(book.clients, { before, after, today: book.today });
  return (
    <Box role="status" aria-live="polite" mt="4">
      {more.length > 0 && (
        <Alert.Root status="warning" mb="3">
          <Alert.Indicator />
          <Alert.Content minW="0">
            <Alert.Title>More safety programs are required</Alert.Title>
            <Alert.Description overflowWrap="anywhere">{programWords(more, book)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {fewer.length > 0 && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Content minW="0">
            <Alert.Title>No longer required once the change is confirmed</Alert.Title>
            <Alert.Description overflowWrap="anywhere">{programWords(fewer, book)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {more.length + fewer.length === 0 && before.join() !== after.join() && (
        <Text color="fg.muted">No client requires other safety programs because of this change.</Text>
      )}
    </Box>
  );
}
