/** What lines add to the pages of one contractor, its record and the decision about it, each in one row. */
export { VariancesOfPair as variances } from '../variances/variances-of-pair.tsx';
