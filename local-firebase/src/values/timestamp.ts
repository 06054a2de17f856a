/** A moment with microsecond precision. Kept as two numbers: the years 1 to 9999 in micros exceed 2^53. */
export interface Moment {
  /** Seconds since 1970, may be negative. */
  readonly seconds: number;
  /** 0..999999. */
  readonly micros: number;
}

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

/** Parses RFC 3339, cutting off what is finer than a microsecond. Undefined when malformed or outside of years 1..9999. */
export function parseTimestamp(text: string): Moment | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  if (!date.toISOString().startsWith(written)) return undefined;
  const seconds = date.getTime() / 1000 - zoneSeconds(zone);
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) return undefined;
  return { seconds, micros: Number(fraction.padEnd(6, '0').slice(0, 6)) };
}

function zoneSeconds(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(4, 6)) * 60);
}

/** RFC 3339 in UTC with no, three or six digits of fraction. */
export function formatTimestamp({ seconds, micros }: Moment): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** A server time: whole microseconds since 1970, a safe integer until the year 2255. */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return formatTimestamp({ seconds, micros: micros - seconds * 1_000_000 });
}

/** The reverse of `formatMicros`; undefined when malformed or too far away to be a server time. */
export function parseMicros(text: string): number | undefined {
  const moment = parseTimestamp(text);
  if (moment === undefined) return undefined;
  const micros = moment.seconds * 1_000_000 + moment.micros;
  return Number.isSafeInteger(micros) ? micros : undefined;
}
