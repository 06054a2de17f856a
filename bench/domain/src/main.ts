import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type EvaluationInput, evaluate, evaluateOn, forecast } from '@vcms/domain';
import { contractorInput } from './contractor.ts';

/** `npm run bench:domain`: measures the evaluation on one core and writes its section of bench/results.md. */
const FILE = fileURLToPath(new URL('../../results.md', import.meta.url));
const BEGIN = '<!-- domain: written by npm run bench:domain -->';
const END = '<!-- end of domain -->';
const TODAY = '2026-11-20';
const WARM_UP = 2_000;
const ROUNDS = 5;
const SECONDS = 2;
const TARGET = 20_000;

/** Runs for a while and counts per second of processor time: other work on the machine does not slow that down. */
function perSecond(run: () => unknown): number {
  const began = process.cpuUsage();
  let count = 0;
  let spent = 0;
  while (spent < SECONDS * 1_000_000) {
    for (let turn = 0; turn < 50; turn += 1) run();
    count += 50;
    const { user, system } = process.cpuUsage(began);
    spent = user + system;
  }
  return (count / spent) * 1_000_000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function measure(run: () => unknown): number {
  for (let turn = 0; turn < WARM_UP; turn += 1) run();
  return median(Array.from({ length: ROUNDS }, () => perSecond(run)));
}

function figure(rate: number): string {
  return `${Math.round(rate).toLocaleString('en-US')} per second`;
}

function rowsOf(input: EvaluationInput): readonly string[] {
  const items = evaluate(input).items.length;
  const whole = measure(() => evaluate(input));
  const oneDay = measure(() => evaluateOn(input));
  const ahead = measure(() => forecast(input));
  return [
    `| \`evaluate\` of one contractor for one client: ${input.evidence.policies.length} policies, 3 years, 3 EMR, ` +
      `${input.evidence.programs.length} programs, ${input.reviews.length} reviews; ${items} items and the next change; one core | ` +
      `${figure(whole)} | ${(whole / TARGET).toFixed(2)} of the target of ${TARGET.toLocaleString('en-US')} |`,
    `| the same for one day, without looking for the next change | ${figure(oneDay)} | |`,
    `| \`forecast\` of 90 days | ${figure(ahead)} | |`,
  ];
}

function sectionOf(rows: readonly string[]): string {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const machine =
    `${cpus().length} cores ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `load ${loadavg()[0]?.toFixed(1)} at the start, Node ${process.version}`;
  return [
    BEGIN,
    '## Domain',
    '',
    `${new Date().toISOString().slice(0, 10)}; ${machine}. Per second of processor time, median of ${ROUNDS} runs of ` +
      `${SECONDS} s after ${WARM_UP} warm-ups. Written by \`npm run bench:domain\`.`,
    '',
    '| what | figure | ratio |',
    '|---|---|---|',
    ...rows,
    END,
  ].join('\n');
}

function writeSection(section: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measurements\n';
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  const written =
    begin === -1 || end === -1
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, begin) + section + text.slice(end + END.length);
  writeFileSync(FILE, written);
}

const rows = rowsOf(contractorInput(TODAY));
writeSection(sectionOf(rows));
console.log(rows.join('\n'));
