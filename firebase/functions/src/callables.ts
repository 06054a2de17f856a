import { acceptInvitation } from './invitations/accept-invitation.ts';
import { askAgain } from './invitations/ask-again.ts';
import { checkInvitation } from './invitations/check-invitation.ts';
import { createInvitation } from './invitations/create-invitation.ts';
import { resendInvitation, revokeInvitation } from './invitations/manage-invitation.ts';
import { memberCallable, publicCallable } from './trusted/callable.ts';
import { changeRole, moveUser } from './users/change-role.ts';
import { changeStatus } from './users/change-status.ts';
import { endSessions } from './users/end-sessions.ts';
import { sendPasswordReset } from './users/send-password-reset.ts';
import { updateUser } from './users/update-user.ts';

/** Every callable by its name in CALLABLES of @vcms/domain/schemas. */
export const callables = {
  invitationCreate: memberCallable('invitationCreate', createInvitation),
  invitationResend: memberCallable('invitationResend', resendInvitation),
  invitationRevoke: memberCallable('invitationRevoke', revokeInvitation),
  invitationCheck: publicCallable('invitationCheck', (trusted, _identity, request) =>
    checkInvitation(trusted, request),
  ),
  invitationAccept: publicCallable('invitationAccept', acceptInvitation),
  invitationAskAgain: publicCallable('invitationAskAgain', (trusted, _identity, request) =>
    askAgain(trusted, request),
  ),

  userSetRole: memberCallable('userSetRole', changeRole),
  userMove: memberCallable('userMove', moveUser),
  userDisable: memberCallable('userDisable', (trusted, caller, request) =>
    changeStatus(trusted, caller, request, 'disable'),
  ),
  userEnable: memberCallable('userEnable', (trusted, caller, request) =>
    changeStatus(trusted, caller, request, 'enable'),
  ),
  userUpdate: memberCallable('userUpdate', updateUser),
  userSignOutEverywhere: memberCallable('userSignOutEverywhere', endSessions),
  userSendPasswordReset: memberCallable('userSendPasswordReset', sendPasswordReset),
};
