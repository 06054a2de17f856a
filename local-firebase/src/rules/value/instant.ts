import { type DurationValue, failure, type RulesFailure, type TimestampValue } from './value.ts';

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999999Z, the bounds of google.protobuf.Timestamp. */
const FIRST_INSTANT = -62_135_596_800n * NANOS_PER_SECOND;
const LAST_INSTANT = 253_402_300_800n * NANOS_PER_SECOND - 1n;
/** Ten thousand years, the bound of google.protobuf.Duration. */
const LONGEST = 315_576_000_000n * NANOS_PER_SECOND;

/** An error outside of the years 1 to 9999. */
export function timestamp(nanos: bigint): TimestampValue | RulesFailure {
  if (nanos < FIRST_INSTANT || nanos > LAST_INSTANT) {
    return failure('Timestamp is out of range.');
  }
  return { type: 'timestamp', nanos };
}

/** An error beyond ten thousand years either way. */
export function duration(nanos: bigint): DurationValue | RulesFailure {
  if (nanos < -LONGEST || nanos > LONGEST) {
    return failure('Duration is out of range.');
  }
  return { type: 'duration', nanos };
}

export function timestampFromMicros(micros: number): TimestampValue {
  return { type: 'timestamp', nanos: BigInt(Math.trunc(micros)) * 1000n };
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Nanoseconds of an RFC 3339 time, or `undefined` when the text is not one. */
export function parseInstant(source: string): TimestampValue | undefined {
  const parts = RFC_3339.exec(source);
  if (parts === null) {
    return undefined;
  }
  const [, seconds = '', fraction = '', zone = 'Z'] = parts;
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis)) {
    return undefined;
  }
  return {
    type: 'timestamp',
    nanos: BigInt(millis) * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0')),
  };
}
