import { formatDate } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { Badge, Box, Button, Flex, Icon, Text } from '@vcms/ui';
import { isEditable, type NoteThread, type StoredNote } from './note-timeline.ts';
import { VISIBILITY_LABELS } from './note-words.ts';
import { useNotes } from './notes-context.tsx';

function Head({ note }: { readonly note: StoredNote }) {
  const { nameOf } = useNotes();
  const { category, visibility, pinned, editedAt, record } = note;
  const author = nameOf(record.createdBy);
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
      {pinned && (
        <Badge colorPalette="yellow">
          <Icon name="pin" /> Pinned
        </Badge>
      )}
      <Text fontWeight="semibold">
        {record.createdAt === undefined ? 'Now' : formatDate(record.createdAt)}
      </Text>
      {author !== undefined && <Text color="fg.muted">{author}</Text>}
      <Badge>{humanizeCode(category)}</Badge>
      <Badge colorPalette={visibility === 'shared' ? 'orange' : 'gray'}>
        {VISIBILITY_LABELS[visibility]}
      </Badge>
      {editedAt !== undefined && (
        <Text textStyle="xs" color="fg.muted">
          Edited
        </Text>
      )}
    </Flex>
  );
}

/** Tells one note's buttons from another's by its first words. */
function nameOfNote({ body }: StoredNote): string {
  return body.length > 40 ? `${body.slice(0, 40)}…` : body;
}

function Actions({ note, isThread }: { readonly note: StoredNote; readonly isThread: boolean }) {
  const { userId, now, maySharePin, open, pin, retract } = useNotes();
  const mayEdit = isEditable(note, userId, now());
  const about = nameOfNote(note);
  const button = (label: string, onClick: () => void) => (
    <Button size="xs" variant="ghost" aria-label={`${label}: ${about}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Flex wrap="wrap" gap="1" mt="1" data-print="hide">
      {isThread && button('Follow up', () => open({ kind: 'follow-up', note }))}
      {isThread && maySharePin && button(note.pinned ? 'Unpin' : 'Pin', () => pin(note))}
      {mayEdit && button('Edit', () => open({ kind: 'edit', note }))}
      {mayEdit && button('Retract', () => retract(note))}
    </Flex>
  );
}

function OneNote({ note, isThread = false }: { readonly note: StoredNote; readonly isThread?: boolean }) {
  const isRetracted = note.retractedAt !== undefined;
  return (
    <>
      <Head note={note} />
      <Text
        mt="1"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(isRetracted ? { color: 'fg.muted', fontStyle: 'italic' } : {})}
      >
        {note.body}
      </Text>
      {!isRetracted && <Actions note={note} isThread={isThread} />}
    </>
  );
}

/** A note, what can be done with it, and what followed it up. */
export function NoteEntry({ thread }: { readonly thread: NoteThread }) {
  const { note, followUps } = thread;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <OneNote note={note} isThread />
      {followUps.length > 0 && (
        <Box as="ul" aria-label="Follow-ups" mt="2" ms="2" ps="4" borderInlineStartWidth="2px">
          {followUps.map((one) => (
            <Box as="li" key={one.id} listStyleType="none" py="2">
              <OneNote note={one} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
