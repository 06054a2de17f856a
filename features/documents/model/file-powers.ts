import { type CompanyDocument, type EvidenceState, may } from '@vcms/domain';
import { isOpenFolder } from './folders.ts';

/** States in which a file does not count for the evaluation. */
const SPENT: readonly EvidenceState[] = [
  'rejected',
  'changes_requested',
  'superseded',
  'cancelled',
  'withdrawn',
];

/** Who asks what may be done with a file. */
export interface Keeper {
  readonly role: string;
  readonly uid: string;
}

type KeptFile = Pick<CompanyDocument, 'category' | 'state'> & {
  readonly record: { readonly createdBy: string | undefined };
};

export interface FilePowers {
  readonly relabel: boolean;
  readonly archive: boolean;
}

/** As the access rules decide: the firm keeps any file of the open folders, a client what the same person put up. */
export function powersOver(file: KeptFile, { role, uid }: Keeper): FilePowers {
  const isOwn = file.record.createdBy === uid;
  const keeps = may(role, 'workForEveryClient') || (may(role, 'uploadForContractors') && isOwn);
  const mayKeep = keeps && isOpenFolder(file.category);
  return {
    relabel: mayKeep && file.state !== 'draft',
    archive: mayKeep && (SPENT.includes(file.state) || (file.state === 'submitted' && isOwn)),
  };
}
