import { callables } from './callables.ts';
import { schedules } from './schedules.ts';
import { triggers } from './triggers.ts';

/** Everything Firebase runs: callables by the names of their table, triggers and schedules. */
export const {
  invitationCreate,
  invitationResend,
  invitationRevoke,
  invitationCheck,
  invitationAccept,
  invitationAskAgain,
  userSetRole,
  userMove,
  userDisable,
  userEnable,
  userUpdate,
  userSignOutEverywhere,
  userSendPasswordReset,
  companyCreate,
  companyUpdate,
  companySetPlan,
  companySuspend,
  companyReinstate,
  companyArchive,
  companyMerge,
  demandPreview,
  engagementMove,
  documentOpen,
  announcementTest,
  contactFirm,
} = callables;
export const {
  mailQueued,
  userWritten,
  companyWritten,
  engagementWritten,
  evidenceWritten,
  reviewCreated,
  holderWritten,
  staffDocumentWritten,
  staffAssignmentWritten,
  overrideWritten,
  requirementsWritten,
  staffDocTypeWritten,
  varianceWritten,
  noteWritten,
  questionnaireWritten,
  eventWritten,
  announcementWritten,
} = triggers;
export const { nightly, announcementsDue, newDays, remindersDue } = schedules;
