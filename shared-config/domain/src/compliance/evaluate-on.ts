import { documentItems } from './document-items.ts';
import { applyOverrides, isWaived, versionOn } from './effective-requirements.ts';
import { emrItems } from './emr-items.ts';
import { createContext } from './evaluation-context.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { insuranceItems } from './insurance-items.ts';
import { oshaItems } from './osha-items.ts';
import { programItems } from './program-items.ts';
import { questionnaireItems } from './questionnaire-items.ts';
import { rollUp } from './roll-up.ts';
import { staffItems } from './staff.ts';
import type { Item, Result } from './status.ts';
import { applyVariances } from './variances.ts';

function judge(input: EvaluationInput): readonly Item[] {
  const { asOf, contractor, evidence, reviews, benchmarks } = input;
  const version = versionOn(input.requirementSet, asOf);
  if (version === undefined) return [];
  const concerns = (entry: { readonly clientId: string; readonly contractorId: string }): boolean =>
    entry.clientId === version.clientId && entry.contractorId === contractor.id;
  const { set, waived } = applyOverrides(version, input.overrides.filter(concerns), asOf);
  const context = createContext({ asOf, contractor, set, waived, evidence, reviews });
  const items = [
    ...insuranceItems(context),
    ...oshaItems(context, benchmarks),
    ...emrItems(context),
    ...programItems(context),
    ...questionnaireItems(context),
    ...documentItems(context),
    ...staffItems(context),
  ].map((item) => (isWaived(waived, item.key) ? waive(item) : item));
  return applyVariances(items, input.variances.filter(concerns), asOf);
}

function waive(item: Item): Item {
  const { key, evidenceIds } = item;
  return {
    key,
    status: 'not_applicable',
    raw: 'not_applicable',
    reasons: ['waived'],
    evidenceIds,
    actor: null,
  };
}

/** The result of one day, without the look ahead (domain 3.1). */
export function evaluateOn(input: EvaluationInput): Result {
  const items = judge(input);
  const summary = rollUp(items);
  return {
    asOf: input.asOf,
    ...summary,
    siteAccess: summary.workEligible && input.engagementState === 'approved',
    items,
  };
}
