import { recordsOf, standingsQuery, useLiveQuery } from '@vcms/data';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { type PartFields, RequirementEditor, useVersions, type VersionsState } from '@vcms/kits/requirements';
import { useBackend, useSession } from '@vcms/sdk';
import { LoadingBlock, PageHeading } from '@vcms/ui';
import type { AcceptableValues, EmrValues, OshaValues } from './limits/acceptable-values.ts';
import { EmrSection } from './limits/emr-section.tsx';
import { OshaSection } from './limits/osha-section.tsx';
import { SAFETY_PART } from './limits/safety-part.ts';

function Sections({ values, problems, change }: PartFields<AcceptableValues>) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const standings = useLiveQuery(standingsQuery(firestore, { clientId: companyId }));
  const benchmarks = useLiveQuery(recordsOf(firestore, 'benchmarks'));
  return (
    <>
      <OshaSection
        {...{ problems, standings, benchmarks }}
        values={values.osha}
        onChange={(next: (osha: OshaValues) => OshaValues) =>
          change((before) => ({ ...before, osha: next(before.osha) }))
        }
      />
      <EmrSection
        {...{ problems, standings }}
        values={values.emr}
        onChange={(next: (emr: EmrValues) => EmrValues) =>
          change((before) => ({ ...before, emr: next(before.emr) }))
        }
      />
    </>
  );
}

function Body({ state }: { readonly state: VersionsState }) {
  if (state.kind === 'loading') return <LoadingBlock label="Loading your limits" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  return (
    <RequirementEditor part={SAFETY_PART} versions={state.versions}>
      {(fields) => <Sections {...fields} />}
    </RequirementEditor>
  );
}

function realNow(): Date {
  return new Date();
}

export interface AcceptableValuesPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/set-acceptable-values`: which injury rates and EMR a client accepts of its contractors (domain 4.5). */
export function AcceptableValuesPage({ now = realNow }: AcceptableValuesPageProps) {
  const state = useKeepPreviousData(useVersions(now));
  return (
    <>
      <PageHeading
        title="Set TRIR/EMR Limits"
        description="Which injury rates and EMR you accept. Changes are drafts until you publish them."
      />
      <Body state={state} />
    </>
  );
}
