import type { Benchmark } from '../schemas/statistics-schemas.ts';
import { documentItems } from './document-items.ts';
import { emrItems } from './emr-items.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { insuranceItems } from './insurance-items.ts';
import { oshaItems } from './osha-items.ts';
import { programItems } from './program-items.ts';
import { questionnaireItems } from './questionnaire-items.ts';
import { staffItems } from './staff.ts';
import type { Item } from './status.ts';

/** Parts of the evaluation that are judged apart, in the order of the result. No area reads the items of another. */
export const AREAS = ['insurance', 'osha', 'emr', 'program', 'questionnaire', 'document', 'staff'] as const;
export type Area = (typeof AREAS)[number];

export type AreaJudge = (context: EvaluationContext, benchmarks: readonly Benchmark[]) => readonly Item[];

export const AREA_JUDGES: Readonly<Record<Area, AreaJudge>> = {
  insurance: insuranceItems,
  osha: oshaItems,
  emr: emrItems,
  program: programItems,
  questionnaire: questionnaireItems,
  document: documentItems,
  staff: staffItems,
};
