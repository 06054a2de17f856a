import { indexesUsed } from '../query/describe-plan.ts';
import type { Query } from '../query/query.ts';
import { readBoolean, readOptionalObject } from '../values/json-reader.ts';
import type { ProtoJson } from './firestore-service.ts';

/** What google.firestore.v1.ExplainOptions ask for: the plan alone, or the results as well and what they took. */
export type Explain = 'plan' | 'analyze';

/** Reads the explain options of a request; undefined without. Throws INVALID_ARGUMENT. */
export function readExplain(request: ProtoJson): Explain | undefined {
  const options = readOptionalObject(request.explainOptions, 'explainOptions');
  if (options === undefined) return undefined;
  return readBoolean(options.analyze, 'explainOptions.analyze') ? 'analyze' : 'plan';
}

/** What a run has cost. */
export interface ExecutionCost {
  readonly resultsReturned: number;
  /** Billed reads, at least 1. */
  readonly readOperations: number;
  readonly entriesScanned: number;
  readonly milliseconds: number;
}

/** ExplainMetrics; without a cost the plan alone. */
export function explainMetrics(query: Query, cost?: ExecutionCost): ProtoJson {
  const planSummary = { indexesUsed: indexesUsed(query) };
  return cost === undefined ? { planSummary } : { planSummary, executionStats: executionStats(cost) };
}

/** As the platform has them, down to numbers as text in the debug part. */
function executionStats(cost: ExecutionCost): ProtoJson {
  const { resultsReturned, readOperations, entriesScanned, milliseconds } = cost;
  return {
    resultsReturned: String(resultsReturned),
    executionDuration: `${Math.max(milliseconds / 1000, 0.000_001).toFixed(6)}s`,
    readOperations: String(readOperations),
    debugStats: {
      index_entries_scanned: String(entriesScanned),
      documents_scanned: String(resultsReturned),
      billing_details: { documents_billable: String(readOperations) },
    },
  };
}
