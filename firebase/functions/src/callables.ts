import type { CallableName } from '@vcms/domain';
import { sendTestMail } from './announcements/test-mail.ts';
import { createBrokerRequest } from './broker/create-request.ts';
import { finishUpload } from './broker/finish-upload.ts';
import { resendBrokerRequest, revokeBrokerRequest } from './broker/manage-request.ts';
import { checkUploadLink, takePart } from './broker/take-part.ts';
import { decideFacts } from './companies/decide-facts.ts';
import { declareFacts } from './companies/declare-facts.ts';
import { moveCompany, setPlan } from './companies/lifecycle.ts';
import { mergeCompanies } from './companies/merge-companies.ts';
import { setTaxData } from './companies/set-tax-data.ts';
import { createCompany, updateCompany } from './companies/write-company.ts';
import { openDocument } from './documents/open-document.ts';
import { moveEngagement } from './engagements/move-engagement.ts';
import { contactFirm } from './help/contact-firm.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { askAgain } from './invitations/ask-again.ts';
import { checkInvitation } from './invitations/check-invitation.ts';
import { createInvitation } from './invitations/create-invitation.ts';
import { resendInvitation, revokeInvitation } from './invitations/manage-invitation.ts';
import { enterPolicy } from './policies/enter-policy.ts';
import { demandPreview } from './requirements/demand-preview.ts';
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

  companyCreate: memberCallable('companyCreate', createCompany),
  companyUpdate: memberCallable('companyUpdate', updateCompany),
  companySetTaxData: memberCallable('companySetTaxData', setTaxData),
  companyDeclareFacts: memberCallable('companyDeclareFacts', declareFacts),
  companyDecideFacts: memberCallable('companyDecideFacts', decideFacts),
  companySetPlan: memberCallable('companySetPlan', setPlan),
  companySuspend: memberCallable('companySuspend', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'suspend'),
  ),
  companyReinstate: memberCallable('companyReinstate', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'reinstate'),
  ),
  companyArchive: memberCallable('companyArchive', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'archive'),
  ),
  companyMerge: memberCallable('companyMerge', mergeCompanies, 540),

  engagementMove: memberCallable('engagementMove', moveEngagement),
  demandPreview: memberCallable('demandPreview', demandPreview),
  documentOpen: memberCallable('documentOpen', openDocument),
  announcementTest: memberCallable('announcementTest', sendTestMail),
  brokerRequestCreate: memberCallable('brokerRequestCreate', createBrokerRequest),
  brokerRequestResend: memberCallable('brokerRequestResend', resendBrokerRequest),
  brokerRequestRevoke: memberCallable('brokerRequestRevoke', revokeBrokerRequest),
  brokerUploadCheck: publicCallable('brokerUploadCheck', (trusted, _identity, request) =>
    checkUploadLink(trusted, request),
  ),
  brokerUploadPart: publicCallable('brokerUploadPart', (trusted, _identity, request) =>
    takePart(trusted, request),
  ),
  brokerUploadFinish: publicCallable('brokerUploadFinish', (trusted, _identity, request) =>
    finishUpload(trusted, request),
  ),
  policyEnter: memberCallable('policyEnter', enterPolicy),
  contactFirm: memberCallable('contactFirm', contactFirm),
} satisfies Record<CallableName, unknown>;
