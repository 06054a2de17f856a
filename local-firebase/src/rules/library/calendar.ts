import { duration, NANOS_PER_DAY, NANOS_PER_MILLI, NANOS_PER_SECOND, timestamp } from '../value/instant.ts';
import {
  type ConcreteValue,
  count,
  type DurationValue,
  failure,
  type RulesResult,
  type TimestampValue,
} from '../value/value.ts';
import { areAll, type FunctionTable, type Method, type MethodTable, none, unsupported } from './operation.ts';

/** Division that rounds down, for instants before 1970. */
function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function dateOf(self: TimestampValue): Date {
  return new Date(Number(floorDivide(self.nanos, NANOS_PER_MILLI)));
}

function calendarField(read: (date: Date) => number): Method<TimestampValue> {
  return none((self) => count(read(dateOf(self))));
}

function dayOfYear(date: Date): number {
  const start = new Date(date);
  start.setUTCMonth(0, 1);
  start.setUTCHours(0, 0, 0, 0);
  return Math.floor((date.getTime() - start.getTime()) / 86_400_000) + 1;
}

function startOfDay(nanos: bigint): bigint {
  return floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

/** rules.Timestamp, always in UTC; Monday is day 1 of the week. */
export const TIMESTAMP_METHODS: MethodTable<TimestampValue> = {
  year: calendarField((date) => date.getUTCFullYear()),
  month: calendarField((date) => date.getUTCMonth() + 1),
  day: calendarField((date) => date.getUTCDate()),
  hours: calendarField((date) => date.getUTCHours()),
  minutes: calendarField((date) => date.getUTCMinutes()),
  seconds: calendarField((date) => date.getUTCSeconds()),
  dayOfWeek: calendarField((date) => date.getUTCDay() || 7),
  dayOfYear: calendarField(dayOfYear),
  nanos: none((self) => count(self.nanos - floorDivide(self.nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND)),
  toMillis: none((self) => count(floorDivide(self.nanos, NANOS_PER_MILLI))),
  date: none((self) => timestamp(startOfDay(self.nanos))),
  time: none((self) => duration(self.nanos - startOfDay(self.nanos))),
};

/** rules.Duration: both parts carry the sign. */
export const DURATION_METHODS: MethodTable<DurationValue> = {
  seconds: none((self) => count(self.nanos / NANOS_PER_SECOND)),
  nanos: none((self) => count(self.nanos % NANOS_PER_SECOND)),
};

function calendarDay(parameters: readonly ConcreteValue[]): RulesResult {
  if (!areAll(parameters, 'int')) {
    return unsupported('timestamp.date', parameters);
  }
  const [year = 0, month = 0, day = 0] = parameters.map((part) => Number(part.value));
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI) : failure('There is no such day.');
}

/** Namespace `timestamp`. */
export const TIMESTAMP_FUNCTIONS: FunctionTable = {
  date: { arity: [3, 3], run: calendarDay },
  value: {
    arity: [1, 1],
    run: (parameters) => {
      const [millis] = parameters;
      return millis?.type === 'int'
        ? timestamp(millis.value * NANOS_PER_MILLI)
        : unsupported('timestamp.value', parameters);
    },
  },
};

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * NANOS_PER_DAY],
  ['d', NANOS_PER_DAY],
  ['h', 3600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
]);

function durationOf(parameters: readonly ConcreteValue[]): RulesResult {
  const [magnitude, unit] = parameters;
  if (magnitude?.type !== 'int' || unit?.type !== 'string') {
    return unsupported('duration.value', parameters);
  }
  const nanos = UNITS.get(unit.value);
  return nanos === undefined
    ? failure('Unknown unit of time. Use w, d, h, m, s, ms or ns.')
    : duration(magnitude.value * nanos);
}

function timeOfDay(parameters: readonly ConcreteValue[]): RulesResult {
  if (!areAll(parameters, 'int')) {
    return unsupported('duration.time', parameters);
  }
  const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = parameters.map((part) => part.value);
  return duration((hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos);
}

/** Namespace `duration`. */
export const DURATION_FUNCTIONS: FunctionTable = {
  value: { arity: [2, 2], run: durationOf },
  time: { arity: [4, 4], run: timeOfDay },
  abs: {
    arity: [1, 1],
    run: (parameters) => {
      const [value] = parameters;
      return value?.type === 'duration'
        ? duration(value.nanos < 0n ? -value.nanos : value.nanos)
        : unsupported('duration.abs', parameters);
    },
  },
};
