/** The triggers that belong to one line, each line in one row. */
export * from './variances/triggers.ts';
