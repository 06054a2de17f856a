import type { DataFailure } from '@vcms/data';

export const UNREACHABLE: DataFailure = {
  kind: 'unreachable',
  message: 'The server cannot be reached. Check your connection, then try again.',
  cause: undefined,
};

export const DENIED: DataFailure = {
  kind: 'denied',
  message: "You don't have access to this record.",
  cause: undefined,
};

export const nothing = (): void => undefined;
