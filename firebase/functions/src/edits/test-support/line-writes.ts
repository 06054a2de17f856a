/** Writes of inputs that belong to one line, each line in one row. */
export { varianceWrites as variances } from '../../variances/test-support/variance-writes.ts';
