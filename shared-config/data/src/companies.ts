import {
  COMPANY_KINDS,
  COMPANY_PLANS,
  COMPANY_STATUSES,
  type Company,
  type CompanyCounts,
  type CompanyKind,
  type CompanyStatus,
  collectionPath,
  type DeclaredFacts,
  documentPath,
} from '@vcms/domain';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  limit,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { FieldReader, ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

function readCounts(fields: FieldReader): CompanyCounts | undefined {
  if (!fields.has('counts')) return undefined;
  const counts = fields.map('counts');
  return {
    users: counts.optionalNumber('users') ?? 0,
    active: counts.optionalNumber('active'),
    engagements: counts.optionalNumber('engagements') ?? 0,
  };
}

function readDeclared(fields: FieldReader): DeclaredFacts | undefined {
  if (!fields.has('declaredFacts')) return undefined;
  const declared = fields.map('declaredFacts');
  const values = declared.map('values');
  return {
    state: declared.oneOf('state', ['waiting', 'returned']),
    values: {
      name: values.optionalText('name'),
      trades: values.has('trades') ? values.texts('trades') : undefined,
      naicsPrimary: values.optionalText('naicsPrimary'),
      operatingSince: values.optionalText('operatingSince'),
      employeesPeakLastYear: values.optionalNumber('employeesPeakLastYear'),
    },
    declaredAt: declared.time('declaredAt'),
    declaredBy: declared.text('declaredBy'),
    explanation: declared.optionalText('explanation'),
    reason: declared.optionalText('reason'),
  };
}

const companyConverter = createReadingConverter<Company>((id, fields) => ({
  id,
  kind: fields.oneOf('kind', COMPANY_KINDS),
  name: fields.text('name'),
  dba: fields.optionalText('dba'),
  plan: fields.optionalOneOf('plan', COMPANY_PLANS),
  address1: fields.text('address1'),
  address2: fields.optionalText('address2'),
  city: fields.text('city'),
  state: fields.text('state'),
  Zip: fields.text('Zip'),
  phone: fields.text('phone'),
  website: fields.optionalText('website'),
  naicsPrimary: fields.optionalText('naicsPrimary'),
  naicsOther: fields.texts('naicsOther'),
  trades: fields.texts('trades'),
  operatingSince: fields.optionalText('operatingSince'),
  employeesPeakLastYear: fields.optionalNumber('employeesPeakLastYear'),
  timezone: fields.text('timezone'),
  status: fields.oneOf('status', COMPANY_STATUSES),
  declaredFacts: readDeclared(fields),
  counts: readCounts(fields),
}));

export interface CompanyFilter {
  readonly kind?: CompanyKind;
  readonly status?: CompanyStatus;
}

/** Companies of a kind and status. Only the firm's people (5001, 5002) may run it. */
export function companiesQuery(
  firestore: Firestore,
  filter: CompanyFilter = {},
): Query<ParsedDocument<Company>> {
  const conditions = [
    ...(filter.kind === undefined ? [] : [where('kind', '==', filter.kind)]),
    ...(filter.status === undefined ? [] : [where('status', '==', filter.status)]),
  ];
  return query(
    collection(firestore, collectionPath('companies')).withConverter(companyConverter),
    ...conditions,
  );
}

/** One company: the own one, an engaged one, or any for the firm's people. */
export function companyRef(firestore: Firestore, id: string): DocumentReference<ParsedDocument<Company>> {
  return doc(firestore, documentPath('companies', id)).withConverter(companyConverter);
}

/** The one firm: everybody signed in may read whom to contact. */
export function firmQuery(firestore: Firestore): Query<ParsedDocument<Company>> {
  return query(
    collection(firestore, collectionPath('companies')).withConverter(companyConverter),
    where('kind', '==', 'firm'),
    limit(1),
  );
}
