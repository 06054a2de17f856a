import { engagementRecord } from '@vcms/engagements/access';
import { POLICY } from '@vcms/insurance/access';
import { type Fields, stamped, userRecord } from '@vcms/testing/access';
import { worldDocuments } from '../access/access-documents.ts';

/** Where a client sees nothing of its contractor, not visible any more or not yet (5.3: 4). */
export const CLOSED_STATES = ['requested', 'invited', 'declined', 'rejected', 'ended'] as const;
/** A file of contractor A for its clients, and one that only customer service and A may open. */
export const FILE = 'companies/A/docs/file/1/paper.pdf';
export const RESTRICTED_FILE = 'companies/A/restricted/secret/1/log.pdf';
export const BYTES = new Uint8Array(1000).fill(37);

/** Of somebody who is assigned to no client (decision 62). */
const FILE_OF_STRANGER: Fields = {
  ...{ contractorId: 'A', typeId: 'staff_record', visibility: 'company', staffId: 'stranger' },
  ...{ state: 'submitted', nameWords: ['card'] },
};

function notification(toId: string): Fields {
  const text = { title: 'Approved', body: 'Northfield Energy approved you.' };
  return { id: `${toId}_first`, toId, ...text, date_time: new Date(), read: false };
}

function fileRecord(storagePath: string): Fields {
  return {
    createdBy: 'u-contractor',
    storagePath,
    virusScan: 'pending',
    visibility: 'engaged',
    size: BYTES.length,
    contentType: 'application/pdf',
    state: 'draft',
    version: 1,
  };
}

function peopleAndNotices(): readonly (readonly [string, Fields])[] {
  const people = [
    ['u-client', '5003', 'X'],
    ['u-contractor', '5005', 'A'],
    ['u-limited', '5006', 'L'],
    ['u-other-client', '5003', 'Y'],
  ] as const;
  return people.flatMap(([uid, role, company]) => [
    [`users/${uid}`, stamped(userRecord(role, company))] as const,
    [`notifications/${uid}_first`, notification(uid)] as const,
  ]);
}

function ofClosedEngagements(): readonly (readonly [string, Fields])[] {
  return CLOSED_STATES.flatMap((state) => {
    const id = `was-${state}`;
    return [
      [`engagements/X_${id}`, stamped(engagementRecord('X', id, state))] as const,
      [`companies/${id}/policies/p1`, stamped({ ...POLICY, contractorId: id, state: 'accepted' })] as const,
      [`snapshots/X_${id}`, { clientId: 'X', contractorId: id, visible: false }] as const,
      [
        `staffAssignments/X_s-${id}`,
        stamped({ clientId: 'X', contractorId: id, staffId: `s-${id}`, name: 'Ana Ruiz', visible: false }),
      ] as const,
    ];
  });
}

/** The world of the permission matrix, and what the isolation tests look for in it. */
export function isolationDocuments(): ReadonlyMap<string, Fields> {
  return new Map<string, Fields>([
    ...worldDocuments(),
    ...peopleAndNotices(),
    ...ofClosedEngagements(),
    [
      'companies/A/reviews/of-stranger',
      stamped({ scope: 'firm', subjectType: 'staff_document', staffId: 'stranger', contractorId: 'A' }),
    ],
    ['companies/A/reviews/of-y', stamped({ scope: 'Y', subjectType: 'policy', contractorId: 'A' })],
    ['companies/A/reviews/of-y/internal/main', stamped({ internalComment: 'Secret.' })],
    [
      'companies/A/documents/for-y',
      stamped({ visibility: 'client:Y', contractorId: 'A', state: 'accepted' }),
    ],
    ...(['documents', 'documentTexts'] as const).map(
      (kind) => [`companies/A/${kind}/of-stranger`, stamped(FILE_OF_STRANGER)] as const,
    ),
    [
      'companies/A/policies/accepted',
      stamped({ ...POLICY, contractorId: 'A', state: 'accepted', version: 1 }),
    ],
    ['clients/X/requirementSets/9', stamped({ status: 'published', clientId: 'X' })],
    ['companies/A/documents/file', fileRecord(FILE)],
    ['companies/A/restrictedDocuments/secret', fileRecord(RESTRICTED_FILE)],
  ]);
}
