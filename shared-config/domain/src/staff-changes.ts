import type { RequirementSet } from './schemas/requirement-schema.ts';

type StaffDemand = RequirementSet['staffDocs'][number];

/** Whether `after` requires a staff document of somebody of whom `before` did not. */
export function isMoreStaff(before: StaffDemand | undefined, after: StaffDemand | undefined): boolean {
  if (after?.required !== true) return false;
  if (before?.required !== true) return true;
  if (before.when === 'all') return false;
  const known = before.when.jobRoles;
  return after.when === 'all' || after.when.jobRoles.some((role) => !known.includes(role));
}

/** Whether a version requires more of people on site than another; `before` undefined: nothing was required. */
export function raisesStaffDocs(
  before: Pick<RequirementSet, 'staffDocs'> | undefined,
  after: Pick<RequirementSet, 'staffDocs'>,
): boolean {
  return after.staffDocs.some((demand) =>
    isMoreStaff(
      before?.staffDocs.find(({ typeId }) => typeId === demand.typeId),
      demand,
    ),
  );
}
