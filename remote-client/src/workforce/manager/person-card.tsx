import { type CalendarDate, formatDate, type StaffAssignment, type StaffDocument } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { Alert, Button, DataList, Flex, Link, Stack, VisuallyHidden } from '@vcms/ui';
import { relationObstacle } from '@vcms/workforce/model';
import { DocumentRows, ItemList, ReadyChip } from '@vcms/workforce/person';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { Badge } from './badge.tsx';
import type { OwnTerms } from './use-own-terms.ts';
import type { PersonFile } from './use-person-file.ts';

/** What the own company has not decided on and may. */
export function isWaiting({ reviews }: PersonFile, document: StaffDocument, clientId: string): boolean {
  const isOwn = reviews.some(
    ({ scope, subjectId, subjectVersion }) =>
      scope === clientId && subjectId === document.id && subjectVersion === document.version,
  );
  return (document.state === 'submitted' || document.state === 'in_review') && !isOwn;
}

interface DocumentsProps {
  readonly file: PersonFile;
  readonly terms: OwnTerms;
  readonly reviewAddress: (documentId: string) => string;
}

function Documents({ file, terms, reviewAddress }: DocumentsProps) {
  return (
    <DocumentRows
      documents={file.documents.filter(({ state }) => state !== 'draft' && state !== 'withdrawn')}
      docTypes={terms.docTypes}
      empty="The contractor has submitted nothing yet."
      actionsOf={(document, name) => (
        <Link asChild alignSelf="center">
          <RouterLink to={reviewAddress(document.id)}>
            {isWaiting(file, document, terms.clientId) ? 'Review' : 'Open'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </RouterLink>
        </Link>
      )}
    />
  );
}

function sitesText({ sites }: StaffAssignment): string {
  return sites.length === 0 ? 'All sites' : sites.join(', ');
}

export interface PersonCardProps extends DocumentsProps {
  readonly asOf: CalendarDate;
}

/** One person on site: ready or not and why, documents to review, sites, badge. */
export function PersonCard({ file, terms, asOf, reviewAddress }: PersonCardProps) {
  const { person, assignment, contractorName, result } = file;
  const [isChanging, setChanging] = useState(false);
  const obstacle = relationObstacle(file.engagementState);
  return (
    <Stack gap="6">
      {obstacle !== undefined && (
        <Alert.Root status="warning" data-print="hide">
          <Alert.Indicator />
          <Alert.Title>{obstacle}: nobody of it may enter, whatever the documents say.</Alert.Title>
        </Alert.Root>
      )}
      <Stack gap="6" data-print="hide">
        <DashboardSection
          title={`${person.firstName} ${person.lastName}`}
          beside={<ReadyChip result={result} relation={file.engagementState} />}
          description={`As of ${formatDate(asOf)}.`}
          aside={
            <Flex gap="3" wrap="wrap" align="center" data-print="hide">
              <Link asChild>
                <RouterLink to={`/work-manager/${person.id}`}>Gate page</RouterLink>
              </Link>
              <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
                Change sites or end
              </Button>
            </Flex>
          }
        >
          <DataList
            columns={3}
            items={[
              { label: 'Company', value: contractorName },
              { label: 'Job role', value: person.jobRole },
              { label: 'Badge number', value: person.badgeNo },
              { label: 'Sites', value: sitesText(assignment) },
              { label: 'From', value: formatDate(assignment.from) },
              { label: 'Until', value: assignment.to === undefined ? 'No end' : formatDate(assignment.to) },
            ]}
          />
        </DashboardSection>
        <DashboardSection title="What you require">
          <ItemList label="What you require" items={result?.items ?? []} docTypes={terms.docTypes} />
        </DashboardSection>
        <DashboardSection title="Documents">
          <Documents {...{ file, terms, reviewAddress }} />
        </DashboardSection>
      </Stack>
      <DashboardSection title="Badge">
        <Badge file={file} terms={terms} origin={window.location.origin} print={() => window.print()} />
      </DashboardSection>
      {isChanging && <AssignmentDialog assignment={assignment} onClose={() => setChanging(false)} />}
    </Stack>
  );
}
