import { documentPath } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { type AuditLine, writeAudit } from './audit.ts';

/**
 * Writes the line of something a browser did under the access rules. The event's key is the line's id, so a repeated event
 * leaves one line.
 */
export async function auditOnce(
  trusted: Trusted,
  key: string,
  actorUid: string,
  line: AuditLine,
): Promise<void> {
  const id = key.replaceAll('/', '-');
  const reference = trusted.db.doc(documentPath('audit', id));
  const actor = actorUid === '' || actorUid === TRUSTED_ACTOR ? undefined : actorUid;
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    const user =
      actor === undefined ? undefined : await transaction.get(trusted.db.doc(documentPath('users', actor)));
    const known = user?.exists === true ? user : undefined;
    writeAudit(
      trusted,
      transaction,
      known === undefined
        ? undefined
        : { uid: known.id, role: known.get('role'), companyId: textOf(known.get('companyId')) },
      line,
      id,
    );
  });
}
