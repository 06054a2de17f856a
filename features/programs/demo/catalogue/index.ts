import type { Program } from '@vcms/domain';
import { BLOODBORNE } from './bloodborne.ts';
import { CONFINED_SPACE } from './confined-space.ts';
import { CRANES } from './cranes.ts';
import { DRIVING } from './driving.ts';
import { DRUG_AND_ALCOHOL } from './drug-and-alcohol.ts';
import { ELECTRICAL } from './electrical.ts';
import { EMERGENCY_ACTION } from './emergency-action.ts';
import { EXCAVATION } from './excavation.ts';
import { FALL_PROTECTION } from './fall-protection.ts';
import { FIRE_PREVENTION } from './fire-prevention.ts';
import { FORKLIFTS } from './forklifts.ts';
import { HAZARD_COMMUNICATION } from './hazard-communication.ts';
import { HEARING } from './hearing.ts';
import { HOT_WORK } from './hot-work.ts';
import { INCIDENT_REPORTING } from './incident-reporting.ts';
import { JOB_HAZARD_ANALYSIS } from './job-hazard-analysis.ts';
import { LADDERS } from './ladders.ts';
import { LOCKOUT_TAGOUT } from './lockout-tagout.ts';
import { PPE } from './ppe.ts';
import { RESPIRATORY } from './respiratory.ts';
import { SCAFFOLDS } from './scaffolds.ts';
import { SILICA } from './silica.ts';

/** The programs that domain section 2 names. The elements are put in own words after the paragraphs that they name. */
export const PROGRAMS: readonly Program[] = [
  FALL_PROTECTION,
  HAZARD_COMMUNICATION,
  LOCKOUT_TAGOUT,
  PPE,
  INCIDENT_REPORTING,
  EMERGENCY_ACTION,
  HOT_WORK,
  EXCAVATION,
  CONFINED_SPACE,
  ELECTRICAL,
  CRANES,
  DRUG_AND_ALCOHOL,
  RESPIRATORY,
  SCAFFOLDS,
  SILICA,
  HEARING,
  BLOODBORNE,
  LADDERS,
  FORKLIFTS,
  FIRE_PREVENTION,
  DRIVING,
  JOB_HAZARD_ANALYSIS,
];
