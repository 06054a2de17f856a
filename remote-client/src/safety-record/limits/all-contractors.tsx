import { recordsOf, standingsQuery, useLiveQuery } from '@vcms/data';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { type PartFields, RequirementEditor, useVersions } from '@vcms/kits/requirements';
import { useBackend, useSession } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';
import type { EmrValues, OshaValues } from './acceptable-values.ts';
import { EmrSection } from './emr-section.tsx';
import type { GroupValues } from './groups/group-values.ts';
import { GroupsSection } from './groups/groups-section.tsx';
import { OshaSection } from './osha-section.tsx';
import { SAFETY_PART, type SafetyValues } from './safety-part.ts';

function Sections({ values, problems, change }: PartFields<SafetyValues>) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const standings = useLiveQuery(standingsQuery(firestore, { clientId: companyId }));
  const benchmarks = useLiveQuery(recordsOf(firestore, 'benchmarks'));
  const { groups } = values;
  const changeGroups = (next: (groups: readonly GroupValues[]) => readonly GroupValues[]) =>
    change((before) => ({ ...before, groups: next(before.groups) }));
  const onGroupChange = (next: GroupValues) =>
    changeGroups((before) => before.map((group) => (group.key === next.key ? next : group)));
  return (
    <>
      <OshaSection
        {...{ problems, standings, benchmarks, groups, onGroupChange }}
        values={values.osha}
        onChange={(next: (osha: OshaValues) => OshaValues) =>
          change((before) => ({ ...before, osha: next(before.osha) }))
        }
      />
      <EmrSection
        {...{ problems, standings, groups, onGroupChange }}
        values={values.emr}
        onChange={(next: (emr: EmrValues) => EmrValues) =>
          change((before) => ({ ...before, emr: next(before.emr) }))
        }
      />
      {(values.osha.required || values.emr.required) && (
        <GroupsSection
          {...{ problems, benchmarks, groups }}
          osha={values.osha.required}
          emr={values.emr.required}
          onChange={changeGroups}
        />
      )}
    </>
  );
}

/** What is accepted of all contractors: the draft, its impact, publishing, the versions so far. */
export function AllContractors({ now }: { readonly now: () => Date }) {
  const state = useKeepPreviousData(useVersions(now));
  if (state.kind === 'loading') return <LoadingBlock label="Loading your limits" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  return (
    <RequirementEditor part={SAFETY_PART} versions={state.versions}>
      {(fields) => <Sections {...fields} />}
    </RequirementEditor>
  );
}
