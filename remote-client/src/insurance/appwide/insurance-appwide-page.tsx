import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { useVersions, type VersionsState } from '@vcms/kits/requirements';
import { LoadingBlock, PageHeading } from '@vcms/ui';
import { LimitsEditor } from './limits-editor.tsx';

function Body({ state }: { readonly state: VersionsState }) {
  if (state.kind === 'loading') return <LoadingBlock label="Loading your limits" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  return <LimitsEditor versions={state.versions} />;
}

function realNow(): Date {
  return new Date();
}

export interface InsuranceAppwidePageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/set-insurance-appwide`: what a client asks of the insurance of all its contractors (domain 4.5). */
export function InsuranceAppwidePage({ now = realNow }: InsuranceAppwidePageProps) {
  const state = useKeepPreviousData(useVersions(now));
  return (
    <>
      <PageHeading
        title="Set Insurance Limits (all contractors)"
        description="What every contractor must carry. Changes are drafts until you publish them."
      />
      <Body state={state} />
    </>
  );
}
