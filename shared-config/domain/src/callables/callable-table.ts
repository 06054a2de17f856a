import { z } from '../zod.ts';
import * as audit from './audit-callables.ts';
import * as benchmark from './benchmark-callables.ts';
import * as broker from './broker-callables.ts';
import * as company from './company-callables.ts';
import * as engagement from './engagement-callables.ts';
import * as gate from './gate-callables.ts';
import * as invitation from './invitation-callables.ts';
import * as policy from './policy-callables.ts';
import * as program from './program-callables.ts';
import * as questionnaire from './questionnaire-callables.ts';
import * as recognition from './recognition-callables.ts';
import * as relation from './relation-callables.ts';
import * as release from './release-callables.ts';
import * as requirement from './requirement-callables.ts';
import * as statistics from './statistics-callables.ts';
import * as user from './user-callables.ts';

const nothing = z.object({});

/**
 * Every callable function of the server with the shapes of its request and response: client and server read this one
 * table. A refusal is an HttpsError whose details are RefusalDetails: the reason and a sentence for the user.
 */
export const CALLABLES = {
  invitationCreate: {
    request: invitation.invitationCreateRequest,
    response: invitation.invitationSentResponse,
  },
  /** Of an expired or revoked one: a new link; of one that is open: the old link stops working. */
  invitationResend: {
    request: invitation.invitationNamedRequest,
    response: invitation.invitationSentResponse,
  },
  invitationRevoke: { request: invitation.invitationNamedRequest, response: nothing },
  invitationCheck: {
    request: invitation.invitationCheckRequest,
    response: invitation.invitationCheckResponse,
  },
  invitationAccept: {
    request: invitation.invitationAcceptRequest,
    response: invitation.invitationAcceptResponse,
  },
  invitationAskAgain: { request: invitation.invitationAskAgainRequest, response: nothing },

  userSetRole: { request: user.userSetRoleRequest, response: nothing },
  userMove: { request: user.userMoveRequest, response: nothing },
  userDisable: { request: user.userNamedRequest, response: nothing },
  userEnable: { request: user.userNamedRequest, response: nothing },
  userUpdate: { request: user.userUpdateRequest, response: nothing },
  userSignOutEverywhere: { request: user.userSignOutEverywhereRequest, response: nothing },
  /** Notes the browser of the call, tells of one that is new, and answers all of the caller's. */
  userDevices: { request: user.userDevicesRequest, response: user.userDevicesResponse },
  userSendPasswordReset: { request: user.userNamedRequest, response: nothing },
  userResetSecondFactor: { request: user.userNamedRequest, response: nothing },

  companyCreate: { request: company.companyCreateRequest, response: company.companyCreatedResponse },
  companyUpdate: { request: company.companyUpdateRequest, response: nothing },
  companySetTaxData: { request: company.companySetTaxDataRequest, response: nothing },
  companyDeclareFacts: {
    request: company.companyDeclareFactsRequest,
    response: company.companyDeclareFactsResponse,
  },
  companyDecideFacts: { request: company.companyDecideFactsRequest, response: nothing },
  companySetPlan: { request: company.companySetPlanRequest, response: company.companySetPlanResponse },
  /** By a contractor on the limited plan, for itself; once a day it is told to the firm. */
  companyAskFullPlan: { request: nothing, response: nothing },
  companySuspend: { request: company.companyReasonRequest, response: nothing },
  companyReinstate: { request: company.companyReasonRequest, response: nothing },
  companyArchive: { request: company.companyNamedRequest, response: nothing },
  companyMerge: { request: company.companyMergeRequest, response: company.companyMergeResponse },

  engagementMove: { request: engagement.engagementMoveRequest, response: engagement.engagementMoveResponse },
  /** By customer service, once in 24 hours for each engagement. */
  engagementRemind: { request: engagement.engagementRemindRequest, response: nothing },
  /** Finds a contractor by an exact EIN or e-mail address. Whatever is no match is answered the same. */
  contractorLookup: {
    request: engagement.contractorLookupRequest,
    response: engagement.contractorLookupResponse,
  },
  /** Asks for a contractor, or invites it; a client on the reduced plan only asks. Answered the same, match or not. */
  contractorRequest: {
    request: engagement.contractorRequestRequest,
    response: engagement.contractorRequestResponse,
  },
  /** Sends what was only asked for, withdraws it, or declines it with a reason. */
  contractorRequestMove: {
    request: engagement.contractorRequestMoveRequest,
    response: engagement.contractorRequestResponse,
  },
  /** How a contractor stands with a client on up to two days, past or future, by the evidence on file now. */
  standingOn: { request: engagement.standingOnRequest, response: engagement.standingOnResponse },
  /** Whether somebody may enter now, for the page behind the code of a badge. By the client whose gate it is. */
  gateCheck: { request: gate.gateCheckRequest, response: gate.gateCheckResponse },
  demandPreview: {
    request: requirement.demandPreviewRequest,
    response: requirement.demandPreviewResponse,
  },
  /** The words of one page of a scan: recognised, answered and forgotten. */
  pageRecognize: {
    request: recognition.pageRecognizeRequest,
    response: recognition.pageRecognizeResponse,
  },
  documentOpen: { request: relation.documentOpenRequest, response: relation.documentOpenResponse },
  announcementAudience: {
    request: relation.announcementAudienceRequest,
    response: relation.announcementAudienceResponse,
  },
  announcementRemind: { request: relation.announcementRemindRequest, response: nothing },
  announcementTest: { request: relation.announcementTestRequest, response: nothing },
  brokerRequestCreate: {
    request: broker.brokerRequestCreateRequest,
    response: broker.brokerRequestSentResponse,
  },
  /** A new link for the same request; the old one stops working. */
  brokerRequestResend: {
    request: broker.brokerRequestResendRequest,
    response: broker.brokerRequestSentResponse,
  },
  brokerRequestRevoke: { request: broker.brokerRequestNamedRequest, response: nothing },
  renewalConsentGive: { request: broker.renewalConsentGiveRequest, response: nothing },
  renewalConsentEnd: { request: broker.renewalConsentEndRequest, response: nothing },
  /** By the client or customer service, once in 24 hours for each engagement. */
  deficiencyLetterSend: {
    request: broker.deficiencyLetterSendRequest,
    response: broker.deficiencyLetterSentResponse,
  },
  brokerUploadCheck: {
    request: broker.brokerUploadCheckRequest,
    response: broker.brokerUploadCheckResponse,
  },
  brokerUploadPart: { request: broker.brokerUploadPartRequest, response: nothing },
  brokerUploadFinish: { request: broker.brokerUploadFinishRequest, response: nothing },
  /** By customer service, on a contractor's behalf. */
  policyEnter: { request: policy.policyEnterRequest, response: policy.policyEnteredResponse },
  /** Asks for a second look at a safety program that the firm sent back. */
  programAppeal: { request: program.programAppealRequest, response: nothing },
  /** Publishes a draft of a questionnaire, which is checked once more, and retires the version before. */
  questionnairePublish: { request: questionnaire.questionnairePublishRequest, response: nothing },
  /** By customer service, on a contractor's behalf. */
  statisticsEnter: {
    request: statistics.statisticsEnterRequest,
    response: statistics.statisticsEnteredResponse,
  },
  /** Corrects numbers that differ from their paper, of a record that the caller has claimed. */
  statisticsCorrect: { request: statistics.statisticsCorrectRequest, response: nothing },
  /** Rates of industries: enters, corrects and removes them, all or none. By the firm's administrator. */
  benchmarksSave: { request: benchmark.benchmarksSaveRequest, response: nothing },
  queuePlaces: { request: nothing, response: relation.queuePlacesResponse },
  /** How the firm keeps its promise to decide within three working days. By the firm. */
  reviewPace: { request: nothing, response: relation.reviewPaceResponse },
  contactFirm: { request: relation.contactFirmRequest, response: nothing },
  calendarPeople: { request: relation.calendarPeopleRequest, response: relation.calendarPeopleResponse },
  /** Walks a stretch of a company's audit chain, and stores what it found as the night does. */
  auditChainCheck: { request: audit.auditChainCheckRequest, response: audit.auditChainCheckResponse },
  auditChainExport: { request: audit.auditChainExportRequest, response: audit.auditChainExportResponse },
  /** What tabs told of releases in the last days, for the status page. By the firm's administrator. */
  releaseHealth: { request: release.releaseHealthRequest, response: release.releaseHealthResponse },
  calendarNames: { request: relation.calendarNamesRequest, response: relation.calendarPeopleResponse },
  calendarFeedState: { request: nothing, response: relation.calendarFeedStateResponse },
  calendarFeedCreate: { request: nothing, response: relation.calendarFeedAddressResponse },
  /** A new address; the old one stops working. */
  calendarFeedReset: { request: nothing, response: relation.calendarFeedAddressResponse },
  calendarFeedOff: { request: nothing, response: nothing },
} as const;

export type CallableName = keyof typeof CALLABLES;
/** What a caller sends; texts are trimmed and addresses lowered by the server. */
export type CallableRequest<Name extends CallableName> = z.input<(typeof CALLABLES)[Name]['request']>;
export type CallableResponse<Name extends CallableName> = z.output<(typeof CALLABLES)[Name]['response']>;
/** The request as the server gets it. */
export type CheckedRequest<Name extends CallableName> = z.output<(typeof CALLABLES)[Name]['request']>;
