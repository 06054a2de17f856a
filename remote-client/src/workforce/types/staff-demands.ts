import { isMoreStaff, type RequirementSet } from '@vcms/domain';
import type { DraftFrame, DraftProblems, RequirementPart } from '@vcms/kits/requirements';
import { typeName } from '@vcms/workforce/model';
import { rolesOf, rolesProblem, rolesText } from './type-form-values.ts';

type Demand = RequirementSet['staffDocs'][number];
export type Asked = 'no' | 'recommended' | 'required';

/** One type as the form holds it; roles as typed, '' for all. */
export interface DemandValues {
  readonly asked: Asked;
  readonly roles: string;
}

export interface StaffValues extends DraftFrame {
  /** By the type's code; what is not there is not asked. */
  readonly types: Readonly<Record<string, DemandValues>>;
}

export const NOT_ASKED: DemandValues = { asked: 'no', roles: '' };

function valuesOf({ when, required }: Demand): DemandValues {
  return {
    asked: required ? 'required' : 'recommended',
    roles: rolesText(when === 'all' ? 'all' : when.jobRoles),
  };
}

/** What a version asks of one type, in words. */
export function demandText(demand: Demand | undefined): string {
  if (demand === undefined) return 'Not required';
  const who = demand.when === 'all' ? 'everybody' : demand.when.jobRoles.join(', ');
  return `${demand.required ? 'Required' : 'Recommended'} for ${who}`;
}

function demandsOf({ types }: StaffValues): Demand[] {
  return Object.entries(types)
    .filter(([, { asked }]) => asked !== 'no')
    .map(([typeId, { asked, roles }]) => {
      const names = [...rolesOf(roles)];
      return {
        typeId,
        when: names.length === 0 ? ('all' as const) : { jobRoles: names },
        required: asked === 'required',
      };
    });
}

function problemsOf({ types }: StaffValues): DraftProblems {
  return Object.fromEntries(
    Object.entries(types).flatMap(([id, { asked, roles }]) => {
      const problem = asked === 'no' ? undefined : rolesProblem(roles);
      return problem === undefined ? [] : [[id, problem]];
    }),
  );
}

type Change = ReturnType<RequirementPart<StaffValues>['changes']>[number];

/** The part of a version that asks for documents of people; `types`: what they are called. */
export function staffPart(
  types: readonly { readonly id: string; readonly name: string }[],
): RequirementPart<StaffValues> {
  return {
    keys: ['staffDocs'],
    noun: 'requirements',
    sameText: 'The staff documents are the same.',
    read: ({ staffDocs }, { effectiveFrom, changeNote }) => ({
      effectiveFrom,
      changeNote,
      types: Object.fromEntries(staffDocs.map((demand) => [demand.typeId, valuesOf(demand)])),
    }),
    demands: (values) => ({ staffDocs: demandsOf(values) }),
    problems: problemsOf,
    changes(before, after) {
      const ids = [...(before?.staffDocs ?? []), ...after.staffDocs].map(({ typeId }) => typeId);
      return [...new Set(ids)].flatMap((id): readonly Change[] => {
        const [was, is] = [before, after].map((set) => set?.staffDocs.find(({ typeId }) => typeId === id));
        const [from, to] = [demandText(was), demandText(is)];
        if (from === to) return [];
        const direction = isMoreStaff(was, is) ? 'raised' : was?.required === true ? 'lowered' : 'neutral';
        const label = typeName(types, id);
        return [{ group: 'Staff documents', part: id, label, before: from, after: to, direction }];
      });
    },
    impactNotes(rows) {
      const assigned = rows.reduce((sum, { people }) => sum + (people?.assigned ?? 0), 0);
      if (assigned === 0) return ['Nobody is assigned to you today, so nobody lacks a staff document.'];
      const ids = [...new Set(rows.flatMap(({ people }) => Object.keys(people?.lacking ?? {})))];
      const counts = ids
        .map((id) => [id, rows.reduce((sum, { people }) => sum + (people?.lacking[id] ?? 0), 0)] as const)
        .filter(([, count]) => count > 0)
        .toSorted(([, left], [, right]) => right - left);
      if (counts.length === 0) return [`All ${assigned} people assigned to you have what is required.`];
      return counts.map(
        ([id, count]) =>
          `${typeName(types, id)}: ${count} of ${assigned} people ${count === 1 ? 'lacks' : 'lack'} it today.`,
      );
    },
  };
}
