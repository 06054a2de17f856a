import { liveData } from '@vcms/seed/live-firestore';

/** Somebody whose papers are in order, of a contractor that may enter. */
export function readyPerson(clientId: string) {
  const mayEnter = liveData().snapshots.filter(
    (one) => one.clientId === clientId && one.result.siteAccess === true,
  );
  const found = liveData().staffSnapshots.find(
    (person) =>
      person.clientId === clientId &&
      person.status === 'ready' &&
      mayEnter.some((one) => one.contractorId === person.contractorId),
  );
  if (found === undefined) throw new Error('Nobody is ready.');
  return found;
}
