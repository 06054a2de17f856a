import { FailurePanel } from '@vcms/pages';
import { EmptyState, LoadingBlock, PageHeading, Stack, Text } from '@vcms/ui';
import type { InsuranceFile } from './insurance-file.ts';
import { LineCard } from './line-card.tsx';
import { type InsuranceFileState, useInsuranceFile } from './use-insurance-file.ts';
import { useLastAnswer } from './use-last-answer.ts';

function hasContent({ lines }: InsuranceFile): boolean {
  return lines.some(({ clients, policies }) => clients.length > 0 || policies.length > 0);
}

function Lines({ file, damaged }: { readonly file: InsuranceFile; readonly damaged: number }) {
  if (!hasContent(file)) {
    return (
      <EmptyState
        icon="umbrella"
        title="No policies yet."
        description="No client asks for insurance so far. What they ask will show here."
      />
    );
  }
  return (
    <Stack gap="6">
      {file.lines
        .filter(({ clients, policies }) => clients.length > 0 || policies.length > 0)
        .map((overview) => (
          <LineCard key={overview.line} overview={overview} today={file.today} />
        ))}
      {damaged > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {damaged === 1 ? '1 record is damaged' : `${damaged} records are damaged`} and not counted. Tell the
          firm.
        </Text>
      )}
    </Stack>
  );
}

function Body({ state }: { readonly state: InsuranceFileState }) {
  if (state.kind === 'loading') return <LoadingBlock label="Loading your insurance" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'no-company') {
    return <EmptyState title="Your company's record cannot be read. Tell the firm." icon="warning" />;
  }
  return <Lines file={state.file} damaged={state.damaged} />;
}

function realNow(): Date {
  return new Date();
}

export interface InsurancePageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/insurance`: what the clients ask, what is on file, and what is missing (domain 4.6). */
export function InsurancePage({ now = realNow }: InsurancePageProps) {
  const state = useLastAnswer(useInsuranceFile(now));
  return (
    <>
      <PageHeading
        title="Insurance"
        description="What your clients ask for, what is on file, and what is missing for whom."
      />
      <Body state={state} />
    </>
  );
}
