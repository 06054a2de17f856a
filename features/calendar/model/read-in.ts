import { execFileSync } from 'node:child_process';

/** Two programs that read a file; each says its starts by title, as a moment and as the local day and hour. */
const READERS = `
const { readFileSync } = require('node:fs');
const ICAL = require('ical.js').default ?? require('ical.js');
const nodeIcal = require('node-ical');
const file = readFileSync(0, 'utf8');
const two = (number) => String(number).padStart(2, '0');
const told = (start) => [
  start.toISOString(),
  [start.getFullYear(), two(start.getMonth() + 1), two(start.getDate())].join('-') + ' ' + two(start.getHours()),
];
const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const read = Object.values(nodeIcal.sync.parseICS(file)).filter(({ type }) => type === 'VEVENT');
console.log(JSON.stringify({
  'ical.js': Object.fromEntries(events.map(({ summary, startDate }) => [summary, told(startDate.toJSDate())])),
  'node-ical': Object.fromEntries(read.map(({ summary, start }) => [summary, told(start)])),
}));`;

type Told = Readonly<Record<string, readonly [moment: string, local: string]>>;

/** What both programs read on a machine that stands in a time zone: a process of its own, as the zone is the process's. */
export function readIn(zone: string, file: string): readonly (readonly [program: string, starts: Told])[] {
  const env = { ...process.env, TZ: zone };
  const options = { cwd: import.meta.dirname, input: file, env, encoding: 'utf8' } as const;
  return Object.entries(
    JSON.parse(execFileSync(process.execPath, ['-e', READERS], options)) as Record<string, Told>,
  );
}
