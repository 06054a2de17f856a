import { cpus, loadavg, totalmem } from 'node:os';
import { type EvaluationInput, evaluate, evaluateOn, forecast } from '@vcms/domain';
import { type Rate, rateOf } from './rate.ts';
import { variedInputs } from './varied-inputs.ts';
import { writeSection } from './write-section.ts';

/** `npm run bench:domain`: measures the evaluation on one core and writes its section of bench/results.md. */
const TARGET = 20_000;
const INPUTS = 1_000;

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function row(what: string, { perCpuSecond, perSecond }: Rate, ratio = ''): string {
  return `| ${what} | ${whole(perCpuSecond)} | ${whole(perSecond)} | ${ratio} |`;
}

function itemsOf(inputs: readonly EvaluationInput[]): string {
  const counts = inputs.map((input) => evaluateOn(input).items.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

function rowsOf(inputs: readonly EvaluationInput[]): readonly string[] {
  const judged = rateOf(inputs, evaluate);
  const oneDay = rateOf(inputs, evaluateOn);
  const ahead = rateOf(inputs, (input) => forecast(input));
  const ratio = `${(judged.perCpuSecond / TARGET).toFixed(2)} of the target of ${whole(TARGET)}`;
  const what = `\`evaluate\` of one contractor for one client: 8 policies, 3 years, 3 EMR, 6 programs, 20 reviews; ${itemsOf(inputs)} items and the next change`;
  return [
    row(what, judged, ratio),
    row('the same for one day, without looking for the next change', oneDay),
    row('`forecast` of 90 days', ahead),
  ];
}

const load = loadavg()[0]?.toFixed(1);
const rows = rowsOf(variedInputs(INPUTS));
const { model = 'unknown processor' } = cpus()[0] ?? {};
const machine = `${cpus().length} cores ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load} at the start, Node ${process.version}`;
writeSection('domain', 'npm run bench:domain', [
  '## Domain',
  '',
  `${new Date().toISOString().slice(0, 10)}; ${machine}. One core, median of 5 runs of 2 s after 2 s; ${whole(INPUTS)} contractors in turn that share ` +
    'no object, each with amounts, figures and a day of its own. On a machine that others use, the rate of processor time is what counts. ' +
    'Written by `npm run bench:domain`.',
  '',
  '| what | per second of processor time | per second of the clock | ratio |',
  '|---|---|---|---|',
  ...rows,
]);
console.log(rows.join('\n'));
