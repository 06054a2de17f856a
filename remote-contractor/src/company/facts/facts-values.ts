import { factsAsSaid } from '@vcms/companies/model';
import type { Company, CompanyFactValues, DemandFact } from '@vcms/domain';
import { companyFactValues } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';

/** What the fields of the facts hold: texts as they are typed. */
export interface FactsValues {
  readonly name: string;
  readonly operatingSince: string;
  readonly employeesPeakLastYear: string;
  /** Why the legal name is another one. */
  readonly reason: string;
}

export function factsValues(company: Company): FactsValues {
  const { name = '', operatingSince = '', employeesPeakLastYear: employees } = factsAsSaid(company);
  return {
    ...{ name, operatingSince, reason: '' },
    employeesPeakLastYear: employees === undefined ? '' : String(employees),
  };
}

/** Numbers as people write them: 1,200. */
function wholeOf(text: string): number {
  const digits = text.replaceAll(',', '').trim();
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The facts that are filled in. */
export function factsInput(values: FactsValues): CompanyFactValues {
  const { name, operatingSince, employeesPeakLastYear: employees } = values;
  return {
    name: name.trim(),
    ...(operatingSince === '' ? {} : { operatingSince }),
    ...(employees.trim() === '' ? {} : { employeesPeakLastYear: wholeOf(employees) }),
  };
}

/** Whether the name is one that nobody has heard of: neither the one that counts nor the one that waits. */
export function isNewName(company: Company, name: string): boolean {
  return ![company.name, factsAsSaid(company).name].includes(name.trim());
}

/** The first message of each wrong field. What is on file may be changed and not taken away. */
export function checkFacts(company: Company, values: FactsValues): FieldMessages<FactsValues> {
  const said = factsValues(company);
  const input = factsInput(values);
  const messages: Partial<Record<DemandFact | 'reason', string>> = {};
  for (const { path, message } of companyFactValues.safeParse(input).error?.issues ?? [])
    messages[path[0] as DemandFact] ??= message;
  if (said.operatingSince !== '' && values.operatingSince === '')
    messages.operatingSince = 'Enter a date as mm/dd/yyyy.';
  if (said.employeesPeakLastYear !== '' && values.employeesPeakLastYear.trim() === '')
    messages.employeesPeakLastYear = 'Enter a whole number.';
  const { length } = values.reason.trim();
  if (isNewName(company, values.name) && (length < 10 || length > 500))
    messages.reason = 'Give a reason of 10-500 characters.';
  return messages;
}
