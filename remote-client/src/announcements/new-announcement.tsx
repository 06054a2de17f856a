import { recordRef, useLiveDocument } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Composer } from './composer.tsx';
import { COPY_PARAMETER } from './paths.ts';

export interface NewAnnouncementProps {
  readonly now: () => Date;
  /** Names the new one, so that a repeated save writes one; a random UUID. */
  readonly newId?: () => string;
}

/** A copy begins with the words and the audience of another one. */
function Copied({ id, from, now }: { readonly id: string; readonly from: string; readonly now: () => Date }) {
  const { firestore } = useBackend();
  const found = useLiveDocument(recordRef(firestore, 'announcements', from));
  if (found.kind === 'loading') return <LoadingBlock label="Loading the announcement" rows={8} />;
  return <Composer id={id} draft={found.kind === 'ready' ? found.value : undefined} now={now} />;
}

/** A new announcement, empty or after the one that the address names. */
export function NewAnnouncement({ now, newId = () => crypto.randomUUID() }: NewAnnouncementProps) {
  const [id] = useState(newId);
  const [params] = useSearchParams();
  const from = params.get(COPY_PARAMETER);
  if (from !== null && /^[^/]{1,200}$/.test(from)) return <Copied id={id} from={from} now={now} />;
  return <Composer id={id} now={now} />;
}
