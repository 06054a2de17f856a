import { documentPath, EVIDENCE_VISIBLE_STATES } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type TableName, templateOf } from './table/company-table.ts';
import type { CompanyTie, Find, LeavingCompany, Side } from './table/company-tie.ts';

/** Documents held at a time; of a batch, with the record of its progress, well below the 500 writes that one takes. */
const PAGE = 200;
/** Values that one query compares with. */
const VALUES = 30;

/** What a query asks for beside the collection that it asks. */
type Condition = readonly [field: string | FieldPath, operator: '==' | 'in' | '>=' | '<', value: unknown];

/** The records of one tie, page by page in the order of their paths: a page may be deleted before the next is read. */
export async function* findRecords(
  db: Firestore,
  name: TableName,
  { find, only }: Pick<CompanyTie, 'only'> & { readonly find: Find },
  company: LeavingCompany,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  for await (const page of pagesOf(db, templateOf(name), find, company)) {
    const wanted = only === undefined ? page : page.filter((entry) => only(entry.data(), company));
    if (wanted.length > 0) yield wanted;
  }
}

async function* pagesOf(
  db: Firestore,
  template: string,
  find: Find,
  company: LeavingCompany,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const [group = ''] = template.split('/').slice(-1);
  if (find.by === 'path' && !template.includes('/')) {
    const own = await db.getAll(db.doc(`${template}/${company.id}`));
    yield own.filter(({ exists }) => exists) as QueryDocumentSnapshot[];
  } else if (find.by === 'path' && template.split('/').length === 3) {
    yield* paged(db.collection(`${template.split('/')[0]}/${company.id}/${group}`));
  } else if (find.by === 'path' || find.by === 'parent') {
    const above = template.split('/').slice(0, -2).join('/');
    const [parent, only] = find.by === 'path' ? [find, undefined] : [find.parent, find.only];
    for await (const page of pagesOf(db, above, parent, company))
      for (const entry of page)
        if (only === undefined || only(entry.data(), company)) yield* paged(entry.ref.collection(group));
  } else {
    const isGroup = find.by === 'field' && find.group === true;
    const all: Query = isGroup ? db.collectionGroup(group) : db.collection(template);
    for (const conditions of conditionsOf(find, company)) {
      const query = conditions.reduce((narrower, condition) => narrower.where(...condition), all);
      yield* paged(query);
    }
  }
}

function conditionsOf(
  find: Exclude<Find, { by: 'path' | 'parent' }>,
  { id, people }: LeavingCompany,
): readonly (readonly Condition[])[] {
  const uids = people.map(({ uid }) => uid);
  const key = FieldPath.documentId();
  // The next character after the underscore: ids that go on behind it.
  if (find.by === 'prefix')
    return uids.map((uid) => [[key, '>=', `${uid}_`] as const, [key, '<', `${uid}\``] as const]);
  const values = {
    company: [id],
    folder: [`client:${id}`],
    people: uids,
    mailboxes: people.map(({ email }) => email).filter((email) => email !== ''),
  }[find.of];
  const field = find.by === 'id' ? key : find.field;
  const chunks = Array.from({ length: Math.ceil(values.length / VALUES) }, (_, place) =>
    values.slice(place * VALUES, (place + 1) * VALUES),
  );
  return chunks.map((some) => [some.length === 1 ? [field, '==', some[0]] : [field, 'in', some]]);
}

/** A query's documents page by page. */
export async function* paged(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last === undefined ? ordered : ordered.startAfter(last)).get();
    if (!page.empty) yield page.docs;
    last = page.size < PAGE ? undefined : page.docs.at(-1);
  } while (last !== undefined);
}

/** People of a company as they are now. */
async function peopleOf({ db }: Trusted, companyId: string): Promise<LeavingCompany['people']> {
  const people: { readonly uid: string; readonly email: string }[] = [];
  for await (const page of paged(db.collection('users').where('companyId', '==', companyId)))
    people.push(...page.map((entry) => ({ uid: entry.id, email: textOf(entry.get('email')) })));
  return people;
}

/** A client or contractor that is there; undefined for the firm and for an id that is none. */
export async function loadLeaving(trusted: Trusted, id: string): Promise<LeavingCompany | undefined> {
  const company = (await trusted.db.doc(documentPath('companies', id)).get()).data();
  if (company?.kind !== 'client' && company?.kind !== 'contractor') return undefined;
  const side: Side = company.kind;
  const people = await peopleOf(trusted, id);
  const visible = new Set<string>();
  if (side === 'client')
    for await (const page of paged(trusted.db.collection('engagements').where('clientId', '==', id)))
      for (const entry of page)
        if (EVIDENCE_VISIBLE_STATES.includes(entry.get('state')))
          visible.add(textOf(entry.get('contractorId')));
  return { id, side, name: textOf(company.name), people, visible };
}

/** Where the files of a company lie; its people's pictures and what brokers were sending are among them. */
export async function fileFolders(
  { db }: Trusted,
  { id, side, people }: LeavingCompany,
): Promise<readonly string[]> {
  const requests: string[] = [];
  if (side === 'contractor')
    for await (const page of paged(db.collection('brokerRequests').where('contractorId', '==', id)))
      requests.push(...page.map((entry) => `brokerUploads/${entry.id}/`));
  return [`companies/${id}/`, ...people.map(({ uid }) => `users/${uid}/`), ...requests];
}
