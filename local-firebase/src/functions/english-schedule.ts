/** App Engine's schedule format, as far as it can be said in unix-cron or as an interval. */
export type EnglishSchedule =
  | { readonly kind: 'times'; readonly crons: readonly string[] }
  | {
      readonly kind: 'interval';
      readonly everyMinutes: number;
      /** Minutes of the day, both included. */
      readonly window?: { readonly from: number; readonly to: number };
    };

const INTERVAL =
  /^every (\d+) (minutes?|mins?|hours?)(?: from (\d{1,2}):(\d\d) to (\d{1,2}):(\d\d)| synchronized)?$/;
const TIMES = /^(?:every )?(.+?)(?: of (.+?))? (\d{1,2}):(\d\d)$/;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ORDINALS = ['1st', 'first', '2nd', 'second', '3rd', 'third', '4th', 'fourth', '5th', 'fifth'];

/** `undefined` for what does not begin like English; that may still be unix-cron. */
export function parseEnglishSchedule(text: string): EnglishSchedule | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const interval = INTERVAL.exec(words);
  if (interval !== null) return intervalOf(interval);
  const times = TIMES.exec(words);
  return times === null ? undefined : timesOf(times);
}

function intervalOf(match: RegExpExecArray): EnglishSchedule | undefined {
  const [, count, unit = '', fromHour, fromMinute, toHour, toMinute] = match;
  const everyMinutes = Number(count) * (unit.startsWith('hour') ? 60 : 1);
  if (everyMinutes === 0) return undefined;
  if (fromHour === undefined) return { kind: 'interval', everyMinutes };
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return { kind: 'interval', everyMinutes, window: { from, to } };
}

/** `day`, `monday,friday`, `1,15`, `first monday`, `2nd,third tue,wed`; then perhaps the months. */
function timesOf([, when = '', months, hour, minute]: RegExpExecArray): EnglishSchedule | undefined {
  const time = `${Number(minute)} ${Number(hour)}`;
  const month = months === undefined || months === 'month' ? '*' : numbersOf(months, MONTHS, 1);
  if (month === undefined) return undefined;
  if (when === 'day') return { kind: 'times', crons: [`${time} * ${month} *`] };
  if (/^\d+(?:, ?\d+)*$/.test(when)) {
    return { kind: 'times', crons: [`${time} ${when.replaceAll(' ', '')} ${month} *`] };
  }
  const [first = '', second] = when.replaceAll(', ', ',').split(' ');
  const days = numbersOf(second ?? first, DAYS, 0);
  if (days === undefined) return undefined;
  if (second === undefined) return { kind: 'times', crons: [`${time} * ${month} ${days}`] };
  const ordinals = first.split(',').map((word) => ORDINALS.indexOf(word));
  if (ordinals.includes(-1)) return undefined;
  const nth = ordinals.flatMap((at) => days.split(',').map((day) => `${day}#${Math.floor(at / 2) + 1}`));
  return { kind: 'times', crons: [`${time} * ${month} ${nth.join(',')}`] };
}

function numbersOf(text: string, names: readonly string[], base: number): string | undefined {
  const found = text.split(/, ?/).map((word) => names.indexOf(word.slice(0, 3)));
  return found.includes(-1) ? undefined : found.map((at) => at + base).join(',');
}
