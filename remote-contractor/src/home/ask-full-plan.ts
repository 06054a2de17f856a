import { type CallResult, callTrusted } from '@vcms/data';
import type { Functions } from 'firebase/functions';

/** Asks the firm for the full plan. In a file of its own: calling the server weighs more than the home page may. */
export function askFullPlan(functions: Functions): Promise<CallResult<object>> {
  return callTrusted(functions, 'companyAskFullPlan', {});
}
