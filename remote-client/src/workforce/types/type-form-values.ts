import { type StaffDocType, validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { TypeContent } from '@vcms/workforce/data';
import { typeCode } from '@vcms/workforce/model';

/** What the form of a type holds, all as typed. */
export type TypeFormValues = {
  name: string;
  validMonths: string;
  /** Separated by commas; '' for all. */
  jobRoles: string;
  warnDays: string;
  sensitive: boolean;
};

const TYPE_BOUNDS = { monthsMax: 120, warnDaysMax: 120, rolesMax: 50, roleMax: 58 } as const;

/** Names between commas, none twice. */
export function rolesOf(typed: string): readonly string[] {
  const names = typed.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(names.filter((name) => name !== ''))];
}

export function rolesText(roles: 'all' | readonly string[]): string {
  return roles === 'all' ? '' : roles.join(', ');
}

export function typeFormValues(type?: StaffDocType): TypeFormValues {
  return {
    name: type?.name ?? '',
    validMonths: String(type?.validMonths ?? 12),
    jobRoles: rolesText(type?.jobRoles ?? 'all'),
    warnDays: String(type?.warnDays ?? 30),
    sensitive: type?.sensitive ?? false,
  };
}

function wholeProblem(typed: string, max: number): string | undefined {
  if (!/^\d{1,4}$/.test(typed.trim())) return validationText('V3');
  return Number(typed) <= max ? undefined : validationText('V4', { min: 0, max });
}

export function rolesProblem(typed: string): string | undefined {
  const roles = rolesOf(typed);
  if (roles.length > TYPE_BOUNDS.rolesMax) return `Name at most ${TYPE_BOUNDS.rolesMax} roles.`;
  return roles.some(({ length }) => length > TYPE_BOUNDS.roleMax)
    ? `A role has at most ${TYPE_BOUNDS.roleMax} characters. Separate roles by commas.`
    : undefined;
}

/** What is wrong with the form; `taken`: codes of the other types. */
export function checkTypeForm(
  values: TypeFormValues,
  taken: readonly string[] = [],
): FieldMessages<TypeFormValues> {
  const name = values.name.trim();
  const isLong = name.length >= 2 && name.length <= 80;
  const messages = {
    name: !isLong
      ? validationText('V2', { field: 'Name', min: 2, max: 80 })
      : typeCode(name) === ''
        ? 'Use letters or digits in the name.'
        : taken.includes(typeCode(name))
          ? 'There is a type with this name already. Change or activate that one.'
          : undefined,
    validMonths: wholeProblem(values.validMonths, TYPE_BOUNDS.monthsMax),
    jobRoles: rolesProblem(values.jobRoles),
    warnDays: wholeProblem(values.warnDays, TYPE_BOUNDS.warnDaysMax),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

export function typeContent(
  values: TypeFormValues,
): Pick<TypeContent, 'name' | 'validMonths' | 'jobRoles' | 'warnDays' | 'sensitive'> {
  const roles = rolesOf(values.jobRoles);
  return {
    name: values.name.trim(),
    validMonths: Number(values.validMonths),
    jobRoles: roles.length === 0 ? 'all' : [...roles],
    warnDays: Number(values.warnDays),
    sensitive: values.sensitive,
  };
}
