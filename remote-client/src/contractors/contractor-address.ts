/** Where lists of contractors and their records live. */
const LIST_PATH = '/new-contractor-request';

/** The record of one contractor; the conditions of the list stay in the address for the way back. */
export function recordAddress(contractorId: string, params = new URLSearchParams()): `/${string}` {
  const query = params.toString();
  return `${LIST_PATH}/${contractorId}${query === '' ? '' : `?${query}`}`;
}

/** The list as it was left. */
export function listAddress(params: URLSearchParams): `/${string}` {
  const next = new URLSearchParams(params);
  next.delete('day');
  next.delete('against');
  const query = next.toString();
  return query === '' ? LIST_PATH : `${LIST_PATH}?${query}`;
}
