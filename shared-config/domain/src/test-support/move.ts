import type { EvaluationInput } from '../compliance/evaluation-input.ts';

/** One thing that somebody does by themselves; undefined where the access rules do not let them. */
export type Move = (input: EvaluationInput) => EvaluationInput | undefined;
