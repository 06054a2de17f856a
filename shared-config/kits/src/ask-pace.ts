import { callLean } from '@vcms/data';
import type { CallableResponse } from '@vcms/domain';
import type { Functions } from 'firebase/functions';

/** Asks the server how the firm keeps its promise; undefined: no answer, such as without a network or from an older server. */
export function askPace(functions: Functions): Promise<CallableResponse<'reviewPace'> | undefined> {
  return callLean(functions, 'reviewPace', {}, (fields) => ({
    from: fields.text('from'),
    decided: fields.optionalNumber('decided') ?? 0,
    inTime: fields.optionalNumber('inTime') ?? 0,
    medianDays: fields.optionalNumber('medianDays') ?? 0,
  }));
}
