import { formatDate, ROLE_LABELS } from '@vcms/domain';
import type { MailDraft } from '@vcms/server/mail';
import type { InvitationRecord } from './invitation-record.ts';

type Shown = Pick<
  InvitationRecord,
  'email' | 'role' | 'inviterName' | 'companyName' | 'message' | 'expiresOn'
>;

/** The mail with the link (domain 4.1). Its text is the only place where the token stands. */
export function invitationMail(appOrigin: string, invitation: Shown, token: string): MailDraft {
  const { email, role, inviterName, companyName, message, expiresOn } = invitation;
  const lines = [
    `${inviterName} invites you to VCMS for ${companyName} (${ROLE_LABELS[role]}).`,
    ...(message === '' ? [] : ['', message]),
    '',
    'Open this link to choose your password:',
    `${appOrigin}/invite/?token=${token}`,
    '',
    `The link works once, until ${formatDate(expiresOn)}. If you did not expect it, ignore this mail.`,
  ];
  return {
    to: email,
    subject: `${inviterName} invites you to VCMS`,
    text: lines.join('\n'),
    isToStranger: true,
  };
}
