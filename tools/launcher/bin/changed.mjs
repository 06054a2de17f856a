// What a change can reach. Unit tests: by the graph of imports, which vitest follows; a file that is no module, such as
// the access rules, is imported by nobody and reaches all of them. Browser stories: they import no page, so a table by
// folder names those that a change there can reach; what nobody names reaches all of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT } from './prepare.mjs';

/** From the narrowest to the widest: the first row that a path matches counts. */
const REACH = [
  { paths: /\.test\.tsx?$|\.md$|^(?:bench|docs)\//, specs: [] },
  {
    paths: /^(?:features|remote-\w+\/src)\/programs\/[\w/-]*\.tsx$/,
    specs: ['program', 'review-queue', 'roles'],
  },
  {
    paths: /\/(?:insurance[\w-]*|polic(?:y|ies)[\w-]*|review)\//,
    specs: ['insurance', 'review-queue', 'on-behalf', 'broker-request', 'certificate-reading'],
  },
  { paths: /\/variances\//, specs: ['variances', 'insurance-story'] },
  {
    paths: /\/(?:companies|users)\//,
    specs: ['companies', 'edit-profile', 'invitation', 'request-to-gate', 'roles'],
  },
  {
    paths: /^remote-\w+\/src\/home\//,
    specs: ['roles', 'accessibility', 'insurance-story', 'programs-story'],
  },
  {
    paths: /^host-shell\//,
    specs: ['shell/', 'failures/', 'edit-profile', 'notifications', 'roles', 'accessibility', 'shared-once'],
  },
  { paths: /^tools\/(?:release|registry|hosting)\//, specs: ['delivery/', 'failures/', 'cdn-failure'] },
  {
    paths: /^(?:remote-\w+|shared-config\/kits)\//,
    specs: ['roles', 'accessibility', 'companies', 'variances', 'standalone', 'review-queue', 'insurance'],
  },
];

const MODULE_OR_PROSE = /\.(?:tsx?|mjs|md)$/;

const SPECS = 'e2e/specs';

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new PlainError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

function specsOf(path, all) {
  if (path.startsWith(`${SPECS}/`)) return all.filter((spec) => spec === path);
  const row = REACH.find(({ paths }) => paths.test(path));
  if (row === undefined) return all;
  return all.filter((spec) => row.specs.some((start) => spec.startsWith(`${SPECS}/${start}`)));
}

/** @param commit changes since it count, those that are not committed among them */
export function changedSince(commit) {
  const paths = [
    ...git(['diff', '--name-only', commit]),
    ...git(['ls-files', '--others', '--exclude-standard']),
  ];
  const all = readdirSync(join(ROOT, SPECS), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${SPECS}/${name}`)
    .sort();
  const reached = new Set(paths.flatMap((path) => specsOf(path, all)));
  const specs = all.filter((spec) => reached.has(spec));
  const allUnits = paths.some((path) => !MODULE_OR_PROSE.test(path));
  return {
    commit,
    specs,
    allUnits,
    leftOut: [
      ...(allUnits ? [] : ['unit tests that import nothing of what changed']),
      ...(specs.length === all.length
        ? []
        : [
            `${all.length - specs.length} of ${all.length} browser specs, by the table in tools/launcher/bin/changed.mjs`,
          ]),
    ],
  };
}
