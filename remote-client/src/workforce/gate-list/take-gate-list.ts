import type { StaffAssignment } from '@vcms/domain';
import { assignmentsOnSiteQuery } from '@vcms/workforce/data';
import { GATE_LIST_MS, type GateList, type GatePerson } from '@vcms/workforce/gate-list';
import { type Firestore, getDocsFromServer, limit, query } from 'firebase/firestore';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import { daysOfList } from './list-days.ts';
import { type CompanyStanding, readCompany } from './read-company.ts';
import { readGatePerson } from './read-gate-person.ts';

/** People on one list: reading them takes three queries for each person and three for each contractor. */
export const GATE_LIST_LIMIT = 1_000;
/** People read at the same time. */
const AT_ONCE = 8;

export interface TakeInputs {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly terms: OwnTerms;
  /** Of the client, such as America/Chicago. */
  readonly timezone: string;
  /** '' for all sites. */
  readonly site: string;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Called after each few people. */
  readonly onProgress: (read: number, all: number) => void;
}

export type TakenList =
  | { readonly kind: 'taken'; readonly list: GateList }
  /** More than GATE_LIST_LIMIT are assigned there. */
  | { readonly kind: 'too-many' };

async function assigned({
  firestore,
  terms,
  site,
}: TakeInputs): Promise<readonly StaffAssignment[] | undefined> {
  const asked = site === '' ? [undefined] : [site, ''];
  const found = await Promise.all(
    asked.map((where) =>
      getDocsFromServer(
        query(assignmentsOnSiteQuery(firestore, terms.clientId, where), limit(GATE_LIST_LIMIT + 1)),
      ),
    ),
  );
  const docs = found.flatMap((one) => one.docs);
  if (docs.length > GATE_LIST_LIMIT) return undefined;
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** Reads who may enter a site today and tomorrow, all of it from the server. Rejects with what Firestore throws, or when aborted. */
export async function takeGateList(inputs: TakeInputs): Promise<TakenList> {
  const { firestore, uid, terms, timezone, site, now, signal, onProgress } = inputs;
  // The moment before the first read: nothing on the list is older.
  const takenAt = now().getTime();
  const days = daysOfList(takenAt, timezone);
  const all = await assigned(inputs);
  if (all === undefined) return { kind: 'too-many' };
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const here = all.filter(({ from, to }) => from <= last && (to === undefined || to >= first));
  const companies = new Map<string, Promise<CompanyStanding | undefined>>();
  function companyOf(contractorId: string): Promise<CompanyStanding | undefined> {
    const company = companies.get(contractorId) ?? readCompany(firestore, terms.clientId, contractorId);
    companies.set(contractorId, company);
    return company;
  }
  const people: GatePerson[] = [];
  for (let at = 0; at < here.length; at += AT_ONCE) {
    signal.throwIfAborted();
    onProgress(at, here.length);
    const some = here.slice(at, at + AT_ONCE);
    people.push(
      ...(await Promise.all(some.map((one) => readGatePerson(one, { firestore, terms, days, companyOf })))),
    );
  }
  signal.throwIfAborted();
  people.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const list: GateList = {
    ...{ form: 1, uid, clientName: terms.clientName, site, timezone, takenAt },
    ...{ endsAt: takenAt + GATE_LIST_MS, days, people },
  };
  return { kind: 'taken', list };
}
