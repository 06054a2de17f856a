import {
  type CalendarDate,
  type Company,
  type CompanyFactValues,
  DEMAND_FACT_NAMES,
  type DemandFact,
  type WeighedFacts,
  weighFacts,
} from '@vcms/domain';

/** What a contractor declared and the firm has neither confirmed nor returned. */
export function waitingFacts({ declaredFacts }: Pick<Company, 'declaredFacts'>): CompanyFactValues {
  return declaredFacts?.state === 'waiting' ? declaredFacts.values : {};
}

/** What the company said last of each fact: what waits, else what counts. */
export function factsAsSaid(company: Company): CompanyFactValues {
  const { name, trades, naicsPrimary, operatingSince, employeesPeakLastYear } = company;
  const waiting = Object.entries(waitingFacts(company)).filter(([, value]) => value !== undefined);
  return {
    ...{ name, trades, naicsPrimary, operatingSince, employeesPeakLastYear },
    ...Object.fromEntries(waiting),
  };
}

/**
 * All that has to be declared when some facts are edited: a declaration takes the place of the one that waits, so what waits
 * is said again. A value that counts already takes its wait back.
 */
export function factsToDeclare(company: Company, edited: CompanyFactValues): CompanyFactValues {
  const all: Readonly<Record<string, unknown>> = { ...waitingFacts(company), ...edited };
  return Object.fromEntries(
    DEMAND_FACT_NAMES.flatMap((fact) => (all[fact] === undefined ? [] : [[fact, all[fact]]])),
  );
}

/** Of edited facts, what would count at once and what would wait for the firm. */
export function weighEdited(
  company: Company,
  edited: CompanyFactValues,
  today: CalendarDate,
): Readonly<Record<keyof WeighedFacts, readonly DemandFact[]>> {
  const { applied, waiting } = weighFacts(company, edited, today);
  const named = (values: CompanyFactValues) =>
    DEMAND_FACT_NAMES.filter((fact) => fact in edited && values[fact] !== undefined);
  return { applied: named(applied), waiting: named(waiting) };
}
