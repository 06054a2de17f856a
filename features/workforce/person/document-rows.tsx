import type { StoredRecord } from '@vcms/data';
import { formatDate, type StaffDocType, type StaffDocument, staffDocumentEnd } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { Box, Flex, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { typeName } from '../model/index.ts';

type Stored = StoredRecord<StaffDocument>;

export interface DocumentRowsProps {
  readonly documents: readonly Stored[];
  readonly docTypes: readonly Pick<StaffDocType, 'id' | 'name' | 'validMonths'>[];
  /** Said where there is none. */
  readonly empty: string;
  /** Between issuer and dates: what is kept of the number. */
  readonly showsNumber?: boolean;
  /** Below the dates, such as why it came back. */
  readonly noteOf?: (document: Stored) => ReactNode;
  /** What can be done with it. @param name of its type */
  readonly actionsOf: (document: Stored, name: string) => ReactNode;
}

/** Documents of one person with their dates and states. */
export function DocumentRows(props: DocumentRowsProps) {
  const { documents, docTypes, empty, showsNumber = false, noteOf, actionsOf } = props;
  if (documents.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Box as="ul" aria-label="Documents" m="0" p="0">
      {documents.map((document) => {
        const { typeId, issuer, number, issuedOn, sensitive } = document;
        const end = staffDocumentEnd(document, docTypes.find(({ id }) => id === typeId)?.validMonths ?? 0);
        const name = typeName(docTypes, typeId);
        return (
          <Flex
            as="li"
            key={document.id}
            listStyleType="none"
            wrap="wrap"
            gap="3"
            justify="space-between"
            borderTopWidth="1px"
            py="3"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Flex wrap="wrap" gap="2" align="center">
                <Text fontWeight="medium">{name}</Text>
                <EvidenceChip state={document.state} />
              </Flex>
              <Text textStyle="sm" color="fg.muted">
                {issuer}
                {showsNumber && number !== '' && `, no. …${number}`}, issued {formatDate(issuedOn)},{' '}
                {end === undefined ? 'no end' : `good through ${formatDate(end)}`}
                {sensitive && ', sensitive'}
              </Text>
              {noteOf?.(document)}
            </Box>
            {actionsOf(document, name)}
          </Flex>
        );
      })}
    </Box>
  );
}
