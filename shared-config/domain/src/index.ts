export * from './announcement.ts';
export * from './answer-rows.ts';
export * from './assignment-sight.ts';
export * from './audit-chain.ts';
export * from './autos.ts';
export * from './broker/broker-request.ts';
export * from './calendar-date.ts';
export * from './callables/callable-refusal.ts';
export type {
  CallableName,
  CallableRequest,
  CallableResponse,
  CheckedRequest,
} from './callables/callable-table.ts';
export * from './capabilities.ts';
export * from './collection-paths.ts';
export * from './company.ts';
export * from './company-facts.ts';
export {
  type ComparedField,
  differenceText,
  type FieldDifference,
  fieldDifference,
} from './compared-field.ts';
export { actualAgainstRequired } from './compliance/actual-against-required.ts';
export { changeDates } from './compliance/change-dates.ts';
export * from './compliance/company-name.ts';
export {
  type DemandChangeDraft,
  type DemandImpact,
  demandImpact,
  type ImpactSummary,
  impactSummary,
} from './compliance/demand-impact.ts';
export {
  activeOverride,
  applyOverrides,
  demandedValue,
  type EffectiveRequirements,
  versionOn,
} from './compliance/effective-requirements.ts';
export { emrEnd } from './compliance/emr-items.ts';
export { evaluate } from './compliance/evaluate.ts';
export { evaluateOn } from './compliance/evaluate-on.ts';
export * from './compliance/evaluation-input.ts';
export * from './compliance/forecast.ts';
export { type InjuryFacts, injuryFacts } from './compliance/injury-facts.ts';
export * from './compliance/insurance-facts.ts';
export * from './compliance/insurance-overview.ts';
export * from './compliance/insurer-rating.ts';
export * from './compliance/item-title.ts';
export {
  type FittingGroup,
  fittingGroup,
  groupFacts,
  groupLabel,
  limitsOfIndustry,
} from './compliance/limits-of-industry.ts';
export { listedFacts } from './compliance/listed-facts.ts';
export { type NewestDocument, newestDocument } from './compliance/newest-document.ts';
export * from './compliance/next-actions.ts';
export { industryBenchmark, industryRate } from './compliance/osha-items.ts';
export * from './compliance/osha-rates.ts';
export { logDueOn } from './compliance/osha-window.ts';
export * from './compliance/outlook.ts';
export { type PersonStanding, personStandings } from './compliance/person-standings.ts';
export { PERSON_STATUSES, type PersonStatus } from './compliance/person-status.ts';
export { appliesToContractor } from './compliance/program-items.ts';
export * from './compliance/program-mean.ts';
export * from './compliance/program-score.ts';
export {
  isKnockout,
  knockouts,
  NEW_VERSION_DAYS,
  requiredVersion,
} from './compliance/questionnaire-items.ts';
export * from './compliance/reason-text.ts';
export * from './compliance/review-state.ts';
export * from './compliance/roll-up.ts';
export { sameItems } from './compliance/same-items.ts';
export {
  evaluateStaff,
  isHeldBy,
  type StaffInput,
  type StaffResult,
  staffDocumentEnd,
} from './compliance/staff.ts';
export { staffImpact } from './compliance/staff-impact.ts';
export * from './compliance/status.ts';
export * from './compliance/validate-log.ts';
export { isVarianceActive } from './compliance/variances.ts';
export { WORDING_PARTS, type WordingPart, wordingDemand } from './compliance/wording-demands.ts';
export {
  ENDORSEMENT_ASKED,
  isMilderWording,
  usualWording,
  type WordingTerm,
  wordingTerm,
  wordingValueText,
} from './compliance/wording-overrides.ts';
export * from './counted.ts';
export * from './csv.ts';
export * from './date-words.ts';
export * from './deadlines/deadline.ts';
export * from './deadlines/deadline-sources.ts';
export * from './deadlines/deadlines-of.ts';
export { reminderStep } from './deadlines/reminder-step.ts';
export * from './decimal.ts';
export * from './default-requirements.ts';
export { DEMAND_KEY } from './demand-key.ts';
export * from './document.ts';
export * from './document-bytes.ts';
export { isMoreDocument, raisesDocuments } from './document-changes.ts';
export * from './document-tasks.ts';
export * from './engagement.ts';
export * from './engagement-requests.ts';
export * from './engagement-transitions.ts';
export * from './evidence-state.ts';
export * from './failed-job.ts';
export * from './file-words.ts';
export { findingText } from './finding-text.ts';
export * from './holder-review.ts';
export * from './insurance.ts';
export * from './insurance-changes.ts';
export * from './invitation.ts';
export * from './kept-records.ts';
export { OSHA_RATE_LABELS, rateLimitText } from './limit-order.ts';
export * from './local-date.ts';
export * from './machines/account-machines.ts';
export * from './machines/broker-machine.ts';
export * from './machines/client-machines.ts';
export * from './machines/evidence-machine.ts';
export { groupLimitsText } from './naics-group-changes.ts';
export * from './name-words.ts';
export { NOTE_CATEGORIES } from './note.ts';
export * from './notification.ts';
export * from './override-rules.ts';
export * from './phone.ts';
export * from './picture-bounds.ts';
export * from './program-changes.ts';
export * from './program-edition.ts';
export * from './program-name.ts';
export * from './program-tasks.ts';
export * from './questionnaire.ts';
export * from './questionnaire-branching.ts';
export * from './questionnaire-tasks.ts';
export { logsOfYears, type RequiredYears, requiredYears, type YearsAsked } from './required-years.ts';
export * from './requirement.ts';
export * from './requirement-versions.ts';
export * from './review-pace.ts';
export * from './review-tasks.ts';
export * from './role.ts';
export * from './safety-changes.ts';
export * from './safety-corrections.ts';
export type { Contact, Invitation } from './schemas/account-schemas.ts';
export type { AnswerRow } from './schemas/answer-row-schema.ts';
export type { BrokerAsk, BrokerHolder, BrokerRequest, RenewalConsent } from './schemas/broker-schema.ts';
export type { ContractorFile } from './schemas/contractor-file-schema.ts';
export type {
  AnnouncementDocument,
  CompanyDocument,
  DocumentRequest,
  DocumentText,
  RestrictedDocument,
  StaffAssignment,
  StaffDocType,
  StaffDocument,
  StaffMember,
  StaffSample,
} from './schemas/document-schemas.ts';
export type { ApprovalTerms, ContractorRequest, EngagementDecision } from './schemas/engagement-schemas.ts';
export type {
  HolderContent,
  OnBehalf,
  Policy,
  PolicyHolder,
  PolicyVersion,
} from './schemas/insurance-schemas.ts';
export type {
  Program,
  ProgramAppeal,
  ProgramEdition,
  ProgramVersion,
  Question,
  Questionnaire,
  QuestionnaireResponse,
  QuestionnaireVersion,
  SavedComment,
} from './schemas/program-schemas.ts';
export type { RecordFields } from './schemas/record-schema.ts';
export type {
  Announcement,
  AnnouncementFile,
  AnnouncementRecipient,
  Audience,
  CalendarEvent,
  Note,
  Variance,
} from './schemas/relation-schemas.ts';
export type {
  EmrRequirement,
  LineRequirement,
  NaicsGroup,
  OshaRequirement,
  ProgramRequirement,
  RateLimit,
  RequirementOverride,
  RequirementSet,
} from './schemas/requirement-schema.ts';
export type { Review } from './schemas/review-schema.ts';
export type { ReviewTask } from './schemas/review-task-schema.ts';
export type {
  Benchmark,
  EmrRecord,
  EmrVersion,
  NaicsCode,
  NotRated,
  NotRatedVersion,
  OshaEstablishment,
  OshaYear,
  OshaYearVersion,
  RecordCorrection,
} from './schemas/statistics-schemas.ts';
export type { ClientPolicy, HelpText, Lock } from './schemas/support-schemas.ts';
export type {
  AccessLogEntry,
  AuditChain,
  AuditEvent,
  Snapshot,
  StaffSnapshot,
} from './schemas/trail-schemas.ts';
export * from './sentence.ts';
export { sizeWords } from './size-words.ts';
export { isMoreStaff, raisesStaffDocs } from './staff-changes.ts';
export { type StaffFacts, staffTasks, type TaskAssignment, type TaskStaffDocument } from './staff-tasks.ts';
export * from './state-machine.ts';
export * from './statistics-tasks.ts';
export * from './user.ts';
export * from './validation-messages.ts';
export * from './variance.ts';
export * from './without-undefined.ts';
export * from './working-days.ts';
export * from './zip-directory.ts';
