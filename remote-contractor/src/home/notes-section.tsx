import { notesSharedWithQuery, type SharedNote, useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { humanizeCode, LiveSection, useArrivalAt, useKeepPreviousData } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Badge, Box, Button, Flex, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';

/** Notes read at first, and more by each press. */
const PAGE = 5;

/** The part of the address by which a notice leads here (`notice-place.ts`). */
const HASH = '#notes';

export interface NotesSectionProps {
  /** Name of a client; of the firm without an id. */
  readonly nameOf: (clientId: string | undefined) => string;
}

function NoteLine({ note, nameOf }: NotesSectionProps & { readonly note: SharedNote }) {
  const { clientId, category, body, createdAt, isOfFirm, isEdited, isRetracted } = note;
  const about = isOfFirm ? `${nameOf(undefined)}, about your work for ` : '';
  return (
    <Box as="li" borderTopWidth="1px" pt="2" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" columnGap="2" rowGap="1" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {about}
          {nameOf(clientId)}
        </Text>
        <Badge>{humanizeCode(category)}</Badge>
        <Text color="fg.muted">
          {formatDate(createdAt)}
          {isEdited && !isRetracted && ', edited'}
        </Text>
      </Flex>
      <Text
        mt="0.5"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        {...(isRetracted ? { color: 'fg.muted', fontStyle: 'italic' } : {})}
      >
        {body}
      </Text>
    </Box>
  );
}

/** What clients and the firm wrote for the own company to read, newest first; nothing while they wrote nothing. */
export function NotesSection({ nameOf }: NotesSectionProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [count, setCount] = useState(PAGE);
  const state = useKeepPreviousData(
    useLiveQuery(query(notesSharedWithQuery(firestore, companyId), limit(count))),
  );
  const isThere =
    state.kind === 'failed' || (state.kind === 'ready' && state.items.length + state.unreadable.length > 0);
  const section = useArrivalAt(HASH, isThere);
  if (!isThere) return null;
  return (
    <Box ref={section} tabIndex={-1} outline="none" scrollMarginTop="20">
      <LiveSection isDense title="Notes" description="Shared with you" state={state} empty={null}>
        {(items) => (
          <>
            <Stack as="ul" aria-label="Notes" gap="2" m="0" p="0" textStyle="sm" listStyleType="none">
              {items.map((note) => (
                <NoteLine key={note.id} note={note} nameOf={nameOf} />
              ))}
            </Stack>
            {items.length >= count && (
              <Button mt="3" variant="outline" size="sm" onClick={() => setCount(count + PAGE)}>
                Show older notes
              </Button>
            )}
          </>
        )}
      </LiveSection>
    </Box>
  );
}
