import { useCounts } from '@vcms/data';
import type { DocumentCategory } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Badge, Box, Icon, Link, Span } from '@vcms/ui';
import type { Firestore } from 'firebase/firestore';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { type FolderPlace, filesOf } from '../data/folder-queries.ts';
import { FOLDER_LABELS, FOLDERS } from '../model/folders.ts';
import { type Shelf, statesOn } from '../model/shelf.ts';
import { withChoice } from './center-path.ts';

export interface FolderNavProps {
  readonly place: FolderPlace;
  readonly shelf: Shelf;
  /** Changes when files come or go. */
  readonly pulse: string;
}

const ALL = '';

function queriesOf(firestore: Firestore, place: FolderPlace, shelf: Shelf) {
  const states = statesOn(shelf);
  const one = (category: DocumentCategory) => filesOf(firestore, place, { states, category });
  return {
    [ALL]: filesOf(firestore, place, { states }),
    ...Object.fromEntries(FOLDERS.map((category) => [category, one(category)])),
  };
}

interface FolderLinkProps {
  readonly folder: string;
  readonly count: number | undefined;
}

function FolderLink({ folder, count }: FolderLinkProps) {
  const [params] = useSearchParams();
  const isCurrent = (params.get('category') ?? ALL) === folder;
  const label = FOLDERS.find((category) => category === folder);
  return (
    <Link
      asChild
      display="flex"
      alignItems="center"
      gap="2"
      px="2"
      py="1.5"
      borderRadius="md"
      bg={isCurrent ? 'bg.muted' : undefined}
      fontWeight={isCurrent ? 'semibold' : undefined}
    >
      <RouterLink
        to={{ search: withChoice(params, 'category', folder).toString() }}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <Icon name="folder" />
        <Span flex="1">{label === undefined ? 'All files' : FOLDER_LABELS[label]}</Span>
        {count !== undefined && <Badge>{count}</Badge>}
      </RouterLink>
    </Link>
  );
}

/** The folders of a contractor with how many files each holds; the empty ones are left out once they are counted. */
export function FolderNav({ place, shelf, pulse }: FolderNavProps) {
  const { firestore } = useBackend();
  const [params] = useSearchParams();
  const state = useCounts(queriesOf(firestore, place, shelf), pulse);
  const counts: Readonly<Record<string, number>> | undefined =
    state.kind === 'ready' ? state.counts : undefined;
  const chosen = params.get('category');
  const shown = FOLDERS.filter(
    (folder) => counts === undefined || folder === chosen || (counts[folder] ?? 0) > 0,
  );
  return (
    <Box as="nav" aria-label="Folders">
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      <Box as="ul" m="0" p="0" listStyleType="none">
        {[ALL, ...shown].map((folder) => (
          <li key={folder}>
            <FolderLink folder={folder} count={counts?.[folder]} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
