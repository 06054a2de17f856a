/** Canonical status names of google.rpc.Code. */
export type RpcCode =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS'
  | 'UNAUTHENTICATED';

/**
 * Characters that are kept of a long text's beginning and end. gRPC sends it in a header, which has a bound: past it the
 * client waits for an answer without end.
 */
const KEPT = { first: 1000, last: 500 } as const;

function bounded(message: string): string {
  if (message.length <= KEPT.first + KEPT.last) return message;
  return `${message.slice(0, KEPT.first)}…${message.slice(-KEPT.last)}`;
}

/** An expected outcome of a call, to be sent to the client as it is. Anything else thrown is a bug (INTERNAL). */
export class RpcError extends Error {
  readonly code: RpcCode;

  constructor(code: RpcCode, message: string) {
    super(bounded(message));
    this.name = 'RpcError';
    this.code = code;
  }
}

const CODES_IN_ORDER: readonly RpcCode[] = [
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
];

/** The error as google.rpc.Status, for messages that carry one inside. */
export function toStatusJson(error: RpcError): { readonly code: number; readonly message: string } {
  return { code: CODES_IN_ORDER.indexOf(error.code) + 1, message: error.message };
}
