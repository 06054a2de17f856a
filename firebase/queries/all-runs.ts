import { ANNOUNCEMENT_RUNS } from './announcement-runs.ts';
import { DEMAND_RUNS } from './demand-runs.ts';
import { DOCUMENT_RUNS } from './document-runs.ts';
import { ENGAGEMENT_RUNS } from './engagement-runs.ts';
import { EVIDENCE_RUNS } from './evidence-runs.ts';
import { PEOPLE_RUNS } from './people-runs.ts';
import { PROGRAM_RUNS } from './program-runs.ts';
import { QUESTIONNAIRE_RUNS } from './questionnaire-runs.ts';
import { REGISTER_RUNS } from './register-runs.ts';
import type { Runs } from './runs.ts';
import { SAFETY_RUNS } from './safety-runs.ts';
import { TRAIL_RUNS } from './trail-runs.ts';
import { WORKFORCE_RUNS } from './workforce-runs.ts';

/** Each query as those who need it run it: rules and indexes must both let it through. */
export const RUNS: Runs = {
  ...REGISTER_RUNS,
  ...ENGAGEMENT_RUNS,
  ...PEOPLE_RUNS,
  ...EVIDENCE_RUNS,
  ...DEMAND_RUNS,
  ...TRAIL_RUNS,
  ...WORKFORCE_RUNS,
  ...ANNOUNCEMENT_RUNS,
  ...DOCUMENT_RUNS,
  ...QUESTIONNAIRE_RUNS,
  ...PROGRAM_RUNS,
  ...SAFETY_RUNS,
};
