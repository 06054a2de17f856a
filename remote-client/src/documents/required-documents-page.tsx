import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { RequirementEditor, useVersions } from '@vcms/kits/requirements';
import { Icon, Link, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { DOCUMENT_PART } from './required/document-demands.ts';
import { DocumentFields } from './required/document-fields.tsx';

function realNow(): Date {
  return new Date();
}

export interface RequiredDocumentsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/documents-center/files/required`: which documents each contractor must have, from when (domain 3.2). */
export function RequiredDocumentsPage({ now = realNow }: RequiredDocumentsPageProps) {
  const versions = useKeepPreviousData(useVersions(now));
  return (
    <>
      <Text mb="2">
        <Link asChild>
          <RouterLink to="/documents-center/files">
            <Icon name="arrow-left" /> All Contractor Documents
          </RouterLink>
        </Link>
      </Text>
      <PageHeading
        title="Required documents"
        description="W-9 forms, agreements, licenses and bonds that each of your contractors must have."
      />
      {versions.kind === 'loading' && <LoadingBlock label="Loading your requirements" rows={6} />}
      {versions.kind === 'failed' && <FailurePanel failure={versions.failure} retry={versions.retry} />}
      {versions.kind === 'ready' && (
        <RequirementEditor part={DOCUMENT_PART} versions={versions.versions}>
          {(fields) => <DocumentFields {...fields} />}
        </RequirementEditor>
      )}
    </>
  );
}
