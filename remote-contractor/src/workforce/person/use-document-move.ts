import type { StoredRecord } from '@vcms/data';
import type { StaffDocument } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { deleteStaffDocument, withdrawStaffDocument } from '@vcms/workforce/data';
import { typeName } from '@vcms/workforce/model';
import type { WorkforceTerms } from '../use-client-terms.ts';
import type { DocumentMove } from './document-moves.ts';
import type { PersonWork } from './person-work.ts';

/** Does what a document's button says: opens a dialog, or asks and writes. */
export function useDocumentMove(
  staffId: string,
  terms: WorkforceTerms,
  onWork: (work: PersonWork) => void,
): (kind: DocumentMove, document: StoredRecord<StaffDocument>) => Promise<void> {
  const { firestore } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const ask = useAsk();
  const context = { firestore, uid, contractorId };

  return async (kind: DocumentMove, document: StoredRecord<StaffDocument>): Promise<void> => {
    if (kind === 'edit' || kind === 'correct')
      return onWork({ kind: 'document', typeId: document.typeId, seen: document });
    if (kind === 'open') return onWork({ kind: 'file', document });
    if (kind === 'again') return onWork({ kind: 'document', typeId: document.typeId, again: document });
    if (kind === 'renew') return onWork({ kind: 'document', typeId: document.typeId });
    const name = typeName(terms.docTypes, document.typeId);
    const isSure = await ask(
      kind === 'withdraw'
        ? {
            title: `Withdraw ${name}?`,
            text: 'It leaves the review and no longer counts. You can submit a new one.',
            yes: 'Withdraw',
            no: 'Cancel',
          }
        : {
            title: `Delete the draft of ${name}?`,
            text: 'It was never submitted.',
            yes: 'Delete draft',
            no: 'Cancel',
          },
    );
    if (!isSure) return;
    const change = kind === 'withdraw' ? withdrawStaffDocument : deleteStaffDocument;
    const result = await change(context, { staffId, id: document.id });
    notify.show(
      result.kind === 'done'
        ? {
            kind: 'success',
            message: kind === 'withdraw' ? `${name} is withdrawn.` : 'The draft is deleted.',
          }
        : { kind: 'error', message: writeProblem(result) },
    );
  };
}
