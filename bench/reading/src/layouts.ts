import { type Layout, layOut } from './lay-out.ts';

const NARROW = {
  type: 38,
  addl: 176,
  subr: 194,
  number: 216,
  eff: 331,
  exp: 378,
  limits: 428,
  amount: 526,
  right: 590,
};

/** Three ways to print a certificate. */
export const LAYOUTS: readonly Layout[] = [
  layOut({
    ...{ name: 'of 2016', font: 'Helvetica', pitch: 12, label: 5.9, columns: NARROW },
    headings: [
      ...[['INSR', 20, 0] as const, ['LTR', 21, 1] as const, ['TYPE OF INSURANCE', 75, 0.5] as const],
      ...[['ADDL', 177.5, 0] as const, ['INSD', 178.5, 1] as const],
      ...[['SUBR', 195.2, 0] as const, ['WVD', 196.6, 1] as const, ['POLICY NUMBER', 247, 0.8] as const],
      ...[['POLICY EFF', 337, 0] as const, ['(MM/DD/YYYY)', 334, 1] as const],
      ...[['POLICY EXP', 384, 0] as const, ['(MM/DD/YYYY)', 381, 1] as const, ['LIMITS', 500, 0.5] as const],
    ],
    ...{ hasOldWords: false, isOneLine: false, hasJoinedDollar: false },
  }),
  layOut({
    ...{
      name: 'of 2009 and 2010',
      font: 'Times-Roman',
      pitch: 11.6,
      label: 6,
      columns: { ...NARROW, eff: 326, exp: 376 },
    },
    headings: [
      ...[['INSR', 20, 0] as const, ['LTR', 21, 1] as const, ['TYPE OF INSURANCE', 75, 0.5] as const],
      ...[['ADDL', 177.5, 0] as const, ['INSR', 178.5, 1] as const],
      ...[['SUBR', 195.5, 0] as const, ['WVD', 196.6, 1] as const, ['POLICY NUMBER', 240, 0.8] as const],
      ...[['POLICY EFF', 332, 0] as const, ['(MM/DD/YYYY)', 328, 1] as const],
      ...[['POLICY EXP', 382, 0] as const, ['(MM/DD/YYYY)', 378, 1] as const, ['LIMITS', 500, 0.5] as const],
    ],
    ...{ hasOldWords: true, isOneLine: false, hasJoinedDollar: false },
  }),
  layOut({
    ...{ name: 'of an agency’s program', font: 'Courier', pitch: 11.2, label: 5.6 },
    columns: {
      ...NARROW,
      type: 38,
      addl: 176,
      subr: 190,
      number: 208,
      eff: 322,
      exp: 374,
      limits: 430,
      amount: 524,
    },
    // In Courier a letter is 0.6 of its height wide: the columns' headings touch.
    headings: [
      ...[['LTR', 20, 0] as const, ['TYPE OF INSURANCE', 75, 0] as const],
      ...[['ADDL', 176.3, 0] as const, ['SUBR', 189.8, 0] as const],
      ...[['INSD', 176.3, 1] as const, ['WVD', 189.8, 1] as const, ['POLICY NUMBER', 240, 0] as const],
      ...[['POLICY EFF', 330, 0] as const, ['POLICY EXP', 363.7, 0] as const, ['LIMITS', 500, 0] as const],
    ],
    ...{ hasOldWords: false, isOneLine: true, hasJoinedDollar: true },
  }),
];
