import { askReminder, sendTestMail, showAudience } from '@vcms/announcements/server';
import {
  calendarFeedCreate,
  calendarFeedOff,
  calendarFeedReset,
  calendarFeedState,
  calendarNames,
  calendarPeople,
} from '@vcms/calendar/server';
import {
  askFullPlan,
  createCompany,
  decideFacts,
  declareFacts,
  mergeCompanies,
  moveCompany,
  setPlan,
  setTaxData,
  updateCompany,
} from '@vcms/companies/server';
import { demandPreview } from '@vcms/compliance/server';
import type { CallableName } from '@vcms/domain';
import {
  lookupContractor,
  moveEngagement,
  moveRequest,
  remindContractor,
  requestContractor,
  standingOn,
} from '@vcms/engagements/server';
import {
  checkUploadLink,
  createBrokerRequest,
  endRenewalConsent,
  enterPolicy,
  finishUpload,
  giveRenewalConsent,
  resendBrokerRequest,
  revokeBrokerRequest,
  sendDeficiencyLetter,
  takePart,
} from '@vcms/insurance/server';
import { appealProgram } from '@vcms/programs/server';
import { publishQuestionnaire } from '@vcms/questionnaires/server';
import { correctStatistics, enterStatistics, saveBenchmarks } from '@vcms/safety-record/server';
import { checkChainNow, exportChain } from '@vcms/server/audit';
import { memberCallable, publicCallable } from '@vcms/server/core';
import { createRecognizer } from '@vcms/server/recognition';
import {
  acceptInvitation,
  askAgain,
  changeRole,
  changeStatus,
  checkInvitation,
  createInvitation,
  endSessions,
  moveUser,
  noteDevice,
  resendInvitation,
  resetSecondFactor,
  revokeInvitation,
  sendPasswordReset,
  updateUser,
} from '@vcms/users/server';
import { checkGate } from '@vcms/workforce/server';
import { OPENING_OPTIONS, openDocument } from './documents/open-document.ts';
import { contactFirm } from './help/contact-firm.ts';
import { RECOGNITION_OPTIONS, recognizePage } from './recognition/recognize-page.ts';
import { showReleaseHealth } from './releases/show-health.ts';
import { queuePlaces } from './reviews/queue-places.ts';
import { showReviewPace } from './reviews/review-pace.ts';

/** For whoever looks at whole files: some of them at a time, others wait for their turn. */
const LOOKING = { memory: '512MiB', concurrency: 40 } as const;

/** Its thread begins with the first page. */
const recognizer = createRecognizer();

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
  userDevices: memberCallable('userDevices', noteDevice),
  userSendPasswordReset: memberCallable('userSendPasswordReset', sendPasswordReset),
  userResetSecondFactor: memberCallable('userResetSecondFactor', resetSecondFactor),

  companyCreate: memberCallable('companyCreate', createCompany),
  companyUpdate: memberCallable('companyUpdate', updateCompany),
  companySetTaxData: memberCallable('companySetTaxData', setTaxData),
  companyDeclareFacts: memberCallable('companyDeclareFacts', declareFacts),
  companyDecideFacts: memberCallable('companyDecideFacts', decideFacts),
  companySetPlan: memberCallable('companySetPlan', setPlan),
  companyAskFullPlan: memberCallable('companyAskFullPlan', askFullPlan),
  companySuspend: memberCallable('companySuspend', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'suspend'),
  ),
  companyReinstate: memberCallable('companyReinstate', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'reinstate'),
  ),
  companyArchive: memberCallable('companyArchive', (trusted, caller, request) =>
    moveCompany(trusted, caller, request, 'archive'),
  ),
  companyMerge: memberCallable('companyMerge', mergeCompanies, { timeoutSeconds: 540 }),

  engagementMove: memberCallable('engagementMove', moveEngagement),
  engagementRemind: memberCallable('engagementRemind', remindContractor),
  contractorLookup: memberCallable('contractorLookup', lookupContractor),
  contractorRequest: memberCallable('contractorRequest', requestContractor),
  contractorRequestMove: memberCallable('contractorRequestMove', moveRequest),
  standingOn: memberCallable('standingOn', standingOn),
  gateCheck: memberCallable('gateCheck', checkGate),
  demandPreview: memberCallable('demandPreview', demandPreview),
  pageRecognize: memberCallable('pageRecognize', recognizePage(recognizer), RECOGNITION_OPTIONS),
  documentOpen: memberCallable('documentOpen', openDocument, OPENING_OPTIONS),
  announcementAudience: memberCallable('announcementAudience', showAudience),
  announcementRemind: memberCallable('announcementRemind', askReminder),
  announcementTest: memberCallable('announcementTest', sendTestMail, LOOKING),
  brokerRequestCreate: memberCallable('brokerRequestCreate', createBrokerRequest),
  brokerRequestResend: memberCallable('brokerRequestResend', resendBrokerRequest),
  brokerRequestRevoke: memberCallable('brokerRequestRevoke', revokeBrokerRequest),
  renewalConsentGive: memberCallable('renewalConsentGive', giveRenewalConsent),
  renewalConsentEnd: memberCallable('renewalConsentEnd', endRenewalConsent),
  deficiencyLetterSend: memberCallable('deficiencyLetterSend', sendDeficiencyLetter),
  brokerUploadCheck: publicCallable('brokerUploadCheck', (trusted, _identity, request) =>
    checkUploadLink(trusted, request),
  ),
  brokerUploadPart: publicCallable('brokerUploadPart', (trusted, _identity, request) =>
    takePart(trusted, request),
  ),
  brokerUploadFinish: publicCallable(
    'brokerUploadFinish',
    (trusted, _identity, request) => finishUpload(trusted, request),
    LOOKING,
  ),
  policyEnter: memberCallable('policyEnter', enterPolicy, LOOKING),
  programAppeal: memberCallable('programAppeal', appealProgram),
  questionnairePublish: memberCallable('questionnairePublish', publishQuestionnaire),
  statisticsEnter: memberCallable('statisticsEnter', enterStatistics, LOOKING),
  statisticsCorrect: memberCallable('statisticsCorrect', correctStatistics),
  benchmarksSave: memberCallable('benchmarksSave', saveBenchmarks),
  reviewPace: memberCallable('reviewPace', showReviewPace),
  queuePlaces: memberCallable('queuePlaces', queuePlaces),
  contactFirm: memberCallable('contactFirm', contactFirm),
  calendarPeople: memberCallable('calendarPeople', calendarPeople),
  auditChainCheck: memberCallable('auditChainCheck', checkChainNow, { timeoutSeconds: 120 }),
  auditChainExport: memberCallable('auditChainExport', exportChain),
  releaseHealth: memberCallable('releaseHealth', showReleaseHealth),
  calendarNames: memberCallable('calendarNames', calendarNames),
  calendarFeedState: memberCallable('calendarFeedState', calendarFeedState),
  calendarFeedCreate: memberCallable('calendarFeedCreate', calendarFeedCreate),
  calendarFeedReset: memberCallable('calendarFeedReset', calendarFeedReset),
  calendarFeedOff: memberCallable('calendarFeedOff', calendarFeedOff),
} satisfies Record<CallableName, unknown>;
