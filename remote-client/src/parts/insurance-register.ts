/** What other lines add to a contractor's page of the register of certificates, each in one row. */
export { standingPart as variances } from '@vcms/variances/parts';
