import type { CallableName, CallableRequest } from '@vcms/domain';
import { type Functions, httpsCallable } from 'firebase/functions';
import { type FieldReader, parseDocument } from './parsed-document.ts';

const LIMIT_MS = 30_000;

/**
 * Asks a Cloud Function for what a home page shows besides: the answer is read field by field, as the schemas of all callables
 * would weigh more than the page. Undefined: no answer, or one that cannot be used.
 */
export async function callLean<Value>(
  functions: Functions,
  name: CallableName,
  request: CallableRequest<CallableName>,
  read: (fields: FieldReader) => Value,
): Promise<Value | undefined> {
  try {
    const { data } = await httpsCallable(functions, name, { timeout: LIMIT_MS })(request);
    const answer = parseDocument(name, data as Readonly<Record<string, unknown>>, read, name);
    return answer.ok ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
