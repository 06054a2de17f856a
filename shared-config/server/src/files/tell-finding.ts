import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/audit.ts';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsers } from '../notifications/recipients.ts';

/** What a look at a file brought. `why`: a sentence about a refused file, the name of the virus in a blocked one. */
export type Finding =
  | { readonly kind: 'sound' | 'checking' }
  | { readonly kind: 'refused' | 'blocked'; readonly why: string };

export interface FoundFile {
  readonly companyId: string;
  readonly id: string;
  readonly record: DocumentData;
  /** What its company is. */
  readonly side: 'clientId' | 'contractorId';
}

/** A line for a file that is refused or blocked; none for one that is sound. */
export function auditFinding(
  trusted: Trusted,
  transaction: Transaction,
  { companyId, id, record, side }: FoundFile,
  finding: Finding,
  sha256: string,
): void {
  if (finding.kind !== 'refused' && finding.kind !== 'blocked') return;
  writeAudit(trusted, transaction, undefined, {
    action: finding.kind === 'blocked' ? 'document.scan_block' : 'document.content_refuse',
    entityType: 'document',
    entityId: id,
    [side]: companyId,
    before: { sha256: record.sha256 },
    after: { sha256 },
    reason: finding.why,
  });
}

/** Tells the company, and whoever sent the file, why it cannot be used. */
export async function tellOwner(
  trusted: Trusted,
  { companyId, id, record, side }: FoundFile,
  finding: Finding & { readonly why: string },
): Promise<void> {
  const people = await activeUsers(trusted, companyId, [side === 'clientId' ? '5003' : '5005']);
  const sender = textOf(record.createdBy);
  const isBlocked = finding.kind === 'blocked';
  const why = isBlocked
    ? `This file was blocked. The virus scan found ${finding.why}. Check your computer, then send a clean file.`
    : `${finding.why} Nobody but your company can open it.`;
  await notify(trusted, sender === TRUSTED_ACTOR ? people : [...people, sender], {
    eventKey: `${isBlocked ? 'scan' : 'content'}-${companyId}-${id}-${textOf(String(record.version ?? 1))}`,
    title: isBlocked ? 'File blocked' : 'File cannot be used',
    body: `${textOf(record.fileName)}: ${why}`,
  });
}
