import { may } from '@vcms/domain';
import type { Reader } from '@vcms/kits/standing';

/** Who reads the register: the firm all relations, clients their own; 5004 changes nothing and sees no internal words. */
export interface RegisterSide {
  /** Undefined: every client, for the firm. */
  readonly clientId: string | undefined;
  readonly reader: Reader;
  readonly mayReview: boolean;
  /** By mail, of what the insurance lacks. */
  readonly maySendLetter: boolean;
  readonly seesInternal: boolean;
  readonly seesAccessLog: boolean;
}

/** The side of a session. The rules decide; this only leaves out what they would refuse. */
export function sideOfRole({
  role,
  companyId,
}: {
  readonly role: string;
  readonly companyId: string;
}): RegisterSide {
  const isFirm = may(role, 'workForEveryClient');
  return {
    clientId: isFirm ? undefined : companyId,
    reader: isFirm ? 'firm' : 'client',
    mayReview: may(role, 'reviewEvidence'),
    maySendLetter: may(role, 'sendDeficiencyLetters'),
    seesInternal: may(role, 'seeInternalComments'),
    seesAccessLog: may(role, 'seeAccessLogs'),
  };
}

/** Where the page lives; a contractor's own page ends with its id, and names the client where there are several. */
const REGISTER_PATH = '/insurance-reviews';

/** The address of one contractor; the conditions of the list stay in it for the way back. */
export function contractorAddress(
  { contractorId, clientId }: { readonly contractorId: string; readonly clientId: string | undefined },
  params: URLSearchParams,
): `/${string}` {
  const next = new URLSearchParams(params);
  if (clientId !== undefined) next.set('for', clientId);
  const query = next.toString();
  return `${REGISTER_PATH}/${contractorId}${query === '' ? '' : `?${query}`}`;
}

/** The address of the list as it was left. */
export function listAddress(params: URLSearchParams): `/${string}` {
  const next = new URLSearchParams(params);
  next.delete('for');
  const query = next.toString();
  return query === '' ? REGISTER_PATH : `${REGISTER_PATH}?${query}`;
}
