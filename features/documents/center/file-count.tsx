import { useCounts } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { type FolderPlace, filesOf } from '../data/folder-queries.ts';
import { statesOn } from '../model/shelf.ts';

/** How many files of a contractor are on file, counted by the server without reading them. */
export function FileCount({ place }: { readonly place: FolderPlace }) {
  const { firestore } = useBackend();
  const state = useCounts({ files: filesOf(firestore, place, { states: statesOn('current') }) });
  if (state.kind === 'ready') return state.counts.files;
  return (
    <Text as="span" color="fg.muted">
      {state.kind === 'loading' ? 'Counting' : 'Not counted'}
    </Text>
  );
}
