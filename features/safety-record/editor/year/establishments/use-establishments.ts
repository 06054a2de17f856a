import type { Company, OshaEstablishment, OshaYear } from '@vcms/domain';
import type { useCheckedForm } from '@vcms/kits/form';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { NUMBER_FIELDS, type YearFormValues, type YearStart } from '../year-form-values.ts';
import { changeRows, type EstablishmentRows, firstRows, type RowsAction } from './establishment-rows.ts';
import { brokenRow, emptyValues, establishmentOf, firstValues, summedTexts } from './establishment-values.ts';

type YearForm = ReturnType<typeof useCheckedForm<YearFormValues>>;

/** The establishments of a year's form; while there are some, its numbers are their sum. */
export interface Establishments {
  readonly state: EstablishmentRows;
  readonly change: Dispatch<RowsAction>;
  /** One more; the first takes over what was typed of the whole. */
  readonly add: () => void;
  readonly isSum: boolean;
  readonly isDirty: boolean;
  /** False: a row keeps the year from being saved. It is open now, and has the focus. */
  readonly check: (handIn: boolean) => boolean;
  /** As the record holds them. */
  readonly lists: () => {
    readonly establishments: readonly OshaEstablishment[] | undefined;
    readonly source: OshaYear['source'];
  };
}

export function useEstablishments(start: YearStart, form: YearForm, company: Company): Establishments {
  const [first] = useState(() => firstRows(start.establishments, start.source));
  const [state, change] = useReducer(changeRows, first);
  const { rows, source } = state;
  const summed = useRef(rows);
  useEffect(() => {
    if (summed.current === rows) return;
    summed.current = rows;
    if (rows.length === 0) return;
    const sums = summedTexts(rows);
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    for (const name of NUMBER_FIELDS)
      if (form.getValues(name) !== sums[name]) form.setValue(name, sums[name], how);
  }, [rows, form]);

  return {
    state,
    change,
    isSum: rows.length > 0,
    isDirty: rows !== first.rows,
    add() {
      const values = form.getValues();
      const isFirst = rows.length === 0;
      change({
        kind: 'add',
        values: isFirst ? firstValues(values, company) : emptyValues(values.naics),
      });
    },
    check(handIn) {
      const broken = brokenRow(rows, handIn);
      if (broken !== undefined) change({ kind: 'stop', key: broken.key });
      return broken === undefined;
    },
    lists: () =>
      rows.length === 0
        ? { establishments: undefined, source: 'form' }
        : { establishments: rows.map(establishmentOf), source },
  };
}
