import { createContext, useContext } from 'react';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { type OfferedField, saysSame } from './offers.ts';

/** What was taken from a certificate, and from which of its pages. */
interface TakenValue {
  readonly value: string;
  /** From 1. */
  readonly page: number;
}

export type TakenValues = Readonly<Partial<Record<OfferedField, TakenValue>>>;

const TakenContext = createContext<TakenValues>({});

export const TakenProvider = TakenContext.Provider;

function isOfferedField(taken: TakenValues, field: keyof PolicyFormValues): field is OfferedField {
  return Object.hasOwn(taken, field);
}

/** "From the certificate, page 1." while a field still holds what was taken; undefined once it was edited. */
export function takenMark(
  taken: TakenValues,
  field: keyof PolicyFormValues,
  held: (field: OfferedField) => string,
): string | undefined {
  if (!isOfferedField(taken, field)) return undefined;
  const entry = taken[field];
  if (entry === undefined || !saysSame(field, held(field), entry.value)) return undefined;
  return `From the certificate, page ${entry.page}.`;
}

/** The mark of a field; whoever uses it renders anew when a value changes. */
export function useTakenMark(
  field: keyof PolicyFormValues,
  held: (field: OfferedField) => string,
): string | undefined {
  return takenMark(useContext(TakenContext), field, held);
}
