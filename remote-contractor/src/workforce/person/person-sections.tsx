import type { StoredRecord } from '@vcms/data';
import type { StaffMember } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Button, Flex, Heading, Stack, Text, VisuallyHidden } from '@vcms/ui';
import { typeName } from '@vcms/workforce/model';
import { ItemList, ReadyChip } from '@vcms/workforce/person';
import { samplesOfType } from '../samples-of-type.ts';
import { standsInWay } from '../stands-in-way.ts';
import type { WorkforceTerms } from '../use-client-terms.ts';
import type { PersonStanding } from '../use-person-standing.ts';
import { AssignmentList } from './assignment-list.tsx';
import { DocumentList } from './document-list.tsx';
import type { PersonWork } from './person-work.ts';
import { useDocumentMove } from './use-document-move.ts';

export interface PersonSectionsProps {
  readonly person: StoredRecord<StaffMember>;
  readonly terms: WorkforceTerms;
  readonly standing: Extract<PersonStanding, { readonly kind: 'ready' }>;
  readonly onWork: (work: PersonWork) => void;
}

/** What clients require of a person, the documents on file, and where the person works. */
export function PersonSections({ person, terms, standing, onWork }: PersonSectionsProps) {
  const move = useDocumentMove(person.id, terms, onWork);
  return (
    <>
      <DashboardSection
        title="What clients require"
        aside={
          <Button size="sm" onClick={() => onWork({ kind: 'document', typeId: '' })}>
            Add a document
          </Button>
        }
      >
        {standing.standings.length === 0 && (
          <Text color="fg.muted">Assign this person to a client to see what the client requires.</Text>
        )}
        <Stack gap="5">
          {standing.standings.map(({ client, result }) => (
            <div key={client.clientId}>
              <Flex wrap="wrap" gap="3" align="center" mb="2">
                <Heading as="h3" size="sm">
                  {client.engagement.clientName}
                </Heading>
                <ReadyChip result={result} relation={client.engagement.state} />
                {result !== undefined && standsInWay(client, []).map((why) => <Text key={why}>{why}</Text>)}
              </Flex>
              <ItemList
                label={`Requirements of ${client.engagement.clientName}`}
                items={result?.items ?? []}
                docTypes={client.docTypes}
                actionOf={(item, typeId) => (
                  <>
                    {samplesOfType({ clients: [client] }, typeId).map((name) => (
                      <Button
                        key={name.documentId}
                        size="xs"
                        variant="ghost"
                        onClick={() => onWork({ kind: 'sample', name })}
                      >
                        Sample<VisuallyHidden> of {name.typeName}</VisuallyHidden>
                      </Button>
                    ))}
                    {(item.status === 'non_compliant' || item.status === 'expiring') && (
                      <Button
                        size="xs"
                        variant="outline"
                        onClick={() => onWork({ kind: 'document', typeId })}
                      >
                        Add<VisuallyHidden> {typeName(client.docTypes, typeId)}</VisuallyHidden>
                      </Button>
                    )}
                  </>
                )}
              />
            </div>
          ))}
        </Stack>
      </DashboardSection>
      <DashboardSection title="Documents">
        <DocumentList
          person={person}
          documents={standing.documents}
          reviews={standing.reviews}
          terms={terms}
          onMove={(kind, document) => void move(kind, document)}
        />
      </DashboardSection>
      <DashboardSection
        title="Where this person works"
        aside={
          <Button size="sm" variant="outline" onClick={() => onWork({ kind: 'assign' })}>
            Assign to a client
          </Button>
        }
      >
        <AssignmentList
          assignments={standing.assignments}
          terms={terms}
          onChange={(seen) => onWork({ kind: 'assign', seen })}
        />
      </DashboardSection>
    </>
  );
}
