/** Where the page lives; a contractor's folders stand at its id. */
const CENTER_PATH = '/documents-center/files';

/** The folders of a contractor. */
export function folderAddress(contractorId: string): `/${string}` {
  return `${CENTER_PATH}/${contractorId}`;
}

/** The list of contractors. */
export function centerAddress(): `/${string}` {
  return CENTER_PATH;
}

/** What a client requires of each contractor. */
export function requiredAddress(): `/${string}` {
  return `${CENTER_PATH}/required`;
}

/** What waits for a review, over all contractors. */
export function reviewAddress(): `/${string}` {
  return `${CENTER_PATH}/review`;
}

/** Another choice of files: the list begins again, and no file is open. */
export function withChoice(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const gone of ['page', 'after', 'before', 'open']) next.delete(gone);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address without the file that is open. */
export function withoutOpen(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('open');
  return next;
}
