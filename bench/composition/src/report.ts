import type { RemoteName, RoleCode } from '@vcms/contract';
import { type BuildTimes, middle } from './measure-builds.ts';
import type { ReleaseWeight } from './measure-files.ts';
import type { PageWeight, Pair } from './measure-pages.ts';
import type { Timing } from './measure-times.ts';

export interface Measurements {
  readonly machine: string;
  readonly rounds: number;
  readonly signIn: Pair<PageWeight>;
  /** What the first keystroke on the sign-in page fetches ahead of time. */
  readonly ahead: PageWeight;
  readonly dashboards: ReadonlyMap<RoleCode, Pair<PageWeight>>;
  readonly timings: readonly Timing[];
  readonly releases: ReadonlyMap<RemoteName, ReleaseWeight>;
  readonly shared: ReadonlyMap<string, number>;
  readonly builds: BuildTimes;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The section of bench/results.md, as Markdown. */
export function reportOf(all: Measurements): string {
  return [
    '## Federated against one bundle',
    `${all.machine}. Written by \`npm run bench\`. Bytes are what came over the wire, headers included, brotli; calls to the backend are left out. Times are medians of ${all.rounds} rounds in turn; read ratios of 0.95 to 1.05 as equal.`,
    weights(all),
    times(all),
    sizes(all),
    builds(all.builds),
  ].join('\n\n');
}

function weights({ signIn, ahead, dashboards }: Measurements): string {
  const row = (what: string, { federated, monolith }: Pair<PageWeight>) => [
    what,
    `${kb(federated.bytes)} in ${federated.requests}`,
    `${kb(monolith.bytes)} in ${monolith.requests}`,
    (federated.bytes / monolith.bytes).toFixed(3),
    kb(federated.bytes - monolith.bytes),
  ];
  const rows = [...dashboards].map(([role, pair]) =>
    row(`dashboard of ${role}, signed in, empty cache`, pair),
  );
  const fetched = `The first keystroke on the sign-in page fetches ${kb(ahead.bytes)} in ${ahead.requests} ahead of time, all of which the dashboard needs; who only looks at the page does not pay for it.`;
  return `${table(
    ['page', 'federated', 'one bundle', 'ratio', 'more'],
    [row('`/login/`, empty cache', signIn), ...rows],
  )}\n\n${fetched}`;
}

function times({ timings }: Measurements): string {
  const rows = timings.map(({ page, cpu, cold, times: { federated, monolith } }) => [
    `${page}, CPU ${cpu}x slower, ${cold ? 'cold' : 'warm'} cache`.replace('CPU 1x slower', 'this CPU'),
    ms(middle(federated)),
    ms(middle(monolith)),
    (middle(federated) / middle(monolith)).toFixed(2),
  ]);
  return table(['time to', 'federated', 'one bundle', 'ratio'], rows);
}

function sizes({ releases, shared }: Measurements): string {
  const remotes = [...releases].map(([remote, { entry, all, files }]) => [
    remote,
    kb(entry),
    `${kb(all)} in ${files}`,
  ]);
  const packages = [...shared].map(([key, bytes]) => [`\`${key}\``, kb(bytes)]);
  return [
    table(['remote, scripts, brotli', 'entry', 'whole release'], remotes),
    table(['shared module as remotes get it, built alone', 'brotli'], packages),
  ].join('\n\n');
}

function builds({ everything, shell, oneRemote, monolith }: BuildTimes): string {
  const row = (what: string, { cold, warm }: BuildTimes['shell']) => [what, ms(cold), ms(warm)];
  return table(
    ['build, without compression', 'cold', 'warm (median of 3)'],
    [
      row('shell and four remotes', everything),
      row('the shell alone', shell),
      row('one remote alone: what a publish builds', oneRemote),
      row('one bundle: what any change builds', monolith),
    ],
  );
}
