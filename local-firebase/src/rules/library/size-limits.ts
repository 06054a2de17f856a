import { failure, type RulesFailure } from '../value/value.ts';

/** A document has at most 1 MiB; a few of them may be joined, but doubling a string for ever must end. */
export const MAX_TEXT = 4 * 1024 * 1024;
export const MAX_ITEMS = 100_000;

export function tooLarge(): RulesFailure {
  return failure('The value has grown too large.');
}
