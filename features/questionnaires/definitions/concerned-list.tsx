import { useFocusFallback } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Alert, Box, Button, Heading, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  CONCERNED_PAGE,
  type Concerned,
  type ConcernedPage,
  countConcerned,
  readConcerned,
} from '../data/read-concerned.ts';
import { impactText } from '../model/version-impact.ts';
import type { StoredVersion } from './use-definitions.ts';

export interface ConcernedListProps {
  readonly draft: StoredVersion;
  /** All versions of the definition: what each contractor answered is one of them. */
  readonly versions: readonly StoredVersion[];
}

interface Read {
  readonly rows: readonly Concerned[];
  readonly next: ConcernedPage['next'];
  readonly total: number;
}

/** A page at a time: the first one with the number of all, the others as they are asked for. */
function useConcerned({ definitionId, owner }: StoredVersion) {
  const { firestore } = useBackend();
  const [read, setRead] = useState<Read>();
  const [isBusy, setBusy] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const isThere = useRef(true);

  async function load(before: Read | undefined): Promise<void> {
    setBusy(true);
    setFailed(false);
    const definition = { definitionId, owner };
    try {
      const [page, total] = await Promise.all([
        readConcerned(firestore, definition, before?.next),
        before === undefined ? countConcerned(firestore, definition) : before.total,
      ]);
      if (isThere.current) setRead({ rows: [...(before?.rows ?? []), ...page.rows], next: page.next, total });
    } catch {
      if (isThere.current) setFailed(true);
    }
    if (isThere.current) setBusy(false);
  }

  const first = useRef(load);
  useEffect(() => {
    isThere.current = true;
    void first.current(undefined);
    return () => {
      isThere.current = false;
    };
  }, []);
  return { read, isBusy, hasFailed, load: () => load(read) };
}

function heading({ owner }: StoredVersion, read: Read | undefined): string {
  if (read === undefined) return 'Contractors';
  const who = read.total === 1 ? '1 contractor' : `${read.total} contractors`;
  return owner === 'firm' ? `${who} must answer again` : `${who} will be asked`;
}

/** The list, once the button that reads more is gone. */
const listIn = (area: HTMLElement) => area.querySelector('ul');

/** Who must answer again, and how many questions are new to each. */
export function ConcernedList({ draft, versions }: ConcernedListProps) {
  const { read, isBusy, hasFailed, load } = useConcerned(draft);
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, listIn);
  const more = read?.next === undefined ? 0 : Math.max(read.total - read.rows.length, 1);
  return (
    <Box ref={area} aria-busy={isBusy}>
      <Box role="status">
        <Heading as="h3" size="sm">
          {heading(draft, read)}
        </Heading>
      </Box>
      {read === undefined && isBusy && <Text color="fg.muted">Reading the contractors.</Text>}
      {read !== undefined && read.rows.length > 0 && (
        <Box as="ul" aria-label="Contractors" tabIndex={0} maxH="16rem" overflowY="auto" m="0" mt="2" p="0">
          {read.rows.map(({ contractorId, contractorName, answered }) => (
            <Box
              as="li"
              key={contractorId}
              listStyleType="none"
              py="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Text overflowWrap="anywhere">{contractorName}</Text>
              <Text textStyle="sm" color="fg.muted">
                {impactText(answered, versions, draft)}
              </Text>
            </Box>
          ))}
        </Box>
      )}
      {hasFailed && (
        <Alert.Root status="warning" mt="2">
          <Alert.Indicator />
          <Alert.Title>The contractors cannot be read now. You can publish without the list.</Alert.Title>
        </Alert.Root>
      )}
      {(more > 0 || hasFailed) && (
        <Button mt="2" size="sm" variant="outline" loading={isBusy} onClick={() => void load()}>
          {hasFailed ? 'Try again' : `Show ${Math.min(more, CONCERNED_PAGE)} of ${more} more`}
        </Button>
      )}
    </Box>
  );
}
