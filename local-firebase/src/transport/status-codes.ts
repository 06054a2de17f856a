import type { RpcCode } from '../service/rpc-error.ts';
import { RpcError } from '../service/rpc-error.ts';

/** Number (google.rpc.Code) and HTTP status of each canonical code. */
const statuses: Readonly<Record<RpcCode, readonly [grpc: number, http: number]>> = {
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  DATA_LOSS: [15, 500],
  UNAUTHENTICATED: [16, 401],
};

export function grpcStatusOf(code: RpcCode): number {
  return statuses[code][0];
}

export function httpStatusOf(code: RpcCode): number {
  return statuses[code][1];
}

/** The JSON error body shared by REST and WebChannel. `code` is the HTTP status. */
export interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string; readonly status: RpcCode };
}

export function errorBodyOf(error: RpcError): ErrorBody {
  return { error: { code: httpStatusOf(error.code), message: error.message, status: error.code } };
}

/**
 * Whatever was thrown, as the outcome to send. Anything but an RpcError is a bug of the server: its stack goes to stderr,
 * for the developer, and not to the client.
 */
export function rpcErrorFrom(thrown: unknown): RpcError {
  if (thrown instanceof RpcError) return thrown;
  console.error(thrown);
  return new RpcError('INTERNAL', `Local Firebase failed on this call. ${thrown}`);
}
