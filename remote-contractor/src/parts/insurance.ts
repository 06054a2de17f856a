/** What other lines add to the page of insurance, each in one row. */
export { insurancePart as variances } from '../variances/insurance-part.ts';
