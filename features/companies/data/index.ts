export { companiesNamedQuery } from './companies-named-query.ts';
export {
  type CompanyProfile,
  PROFILE_FIELDS,
  type ProfileWriteContext,
  saveProfile,
} from './save-profile.ts';
export { type Submission, submitEngagement } from './submit-engagement.ts';
