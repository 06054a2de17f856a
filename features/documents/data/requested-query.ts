import { createReadingConverter, type ParsedDocument } from '@vcms/data';
import { collectionPath, type DocumentRequest } from '@vcms/domain';
import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';

/** What a contractor has to submit. */
export type RequestedLine = Pick<
  DocumentRequest,
  'id' | 'clientId' | 'title' | 'category' | 'note' | 'dueOn'
>;

// Read field by field: the home page would otherwise load the schemas of every record.
const lineConverter = createReadingConverter<RequestedLine>((id, fields) => ({
  id,
  clientId: fields.optionalText('clientId'),
  title: fields.text('title'),
  // The rules take no other folder than those kept by hand.
  category: fields.oneOf('category', ['w9', 'msa', 'licence', 'bond', 'other']),
  note: fields.text('note'),
  dueOn: fields.text('dueOn'),
}));

/** What is requested of the own company and not submitted yet, what is due first on top. */
export function requestedLinesQuery(
  firestore: Firestore,
  contractorId: string,
): Query<ParsedDocument<RequestedLine>> {
  return query(
    collection(firestore, collectionPath('documentRequests')).withConverter(lineConverter),
    where('contractorId', '==', contractorId),
    where('state', '==', 'open'),
    orderBy('dueOn'),
  );
}
