import * as data from '@vcms/data';
import { REGISTERS } from './long-registers.ts';
import type { Run, Runs } from './runs.ts';

/** Every filter of every register, in every order that its page offers. */
export const REGISTER_RUNS = {
  pageQuery: REGISTERS.flatMap(({ role, base, filters, fields, words = false, holding = [{}] }) =>
    fields.flatMap((field) =>
      [true, false].flatMap((descending) =>
        filters.flatMap((chosen) =>
          [...holding.map((held) => ({ held })), ...(words ? [{ word: 'br' }] : [])].map(
            (looked): Run => [
              role,
              (db) =>
                data.pageQuery(base(db), {
                  filters: chosen,
                  ...('word' in looked ? looked : { holding: looked.held }),
                  search: !words && /name|title/i.test(field) ? 'br' : '',
                  order: { field, descending, type: field.endsWith('At') ? 'time' : 'text' },
                  size: 25,
                }),
            ],
          ),
        ),
      ),
    ),
  ),
} satisfies Runs;
