import { bouncedMails, useLiveQuery } from '@vcms/data';
import { LiveSection } from '@vcms/kits';
import { AuditList } from '@vcms/kits/trail';
import { useBackend } from '@vcms/sdk';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';

/** Mails that a server refused for good. */
export function BouncedMails() {
  const { firestore } = useBackend();
  const state = useLiveQuery(bouncedMails(firestore, LINES));
  return (
    <LiveSection title="Mails that did not arrive" state={state} empty={NOTHING_HERE}>
      {(items) => <AuditList events={items} />}
    </LiveSection>
  );
}
