/** What lines add below the answer to Why?, each in one row and loaded when it is asked. */
export { whyPart as variances } from '../variances/why-part.ts';
