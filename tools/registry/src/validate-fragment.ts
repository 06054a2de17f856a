import { familyOf, parseRegistry, type RemoteName } from '@vcms/contract';
import type { Fragment } from './fragment.ts';

/** What speaks against writing a fragment, in plain sentences; empty when it may be written. */
export function fragmentProblems(remote: RemoteName, fragment: Fragment): readonly string[] {
  const frame = { schema: 1, env: 'check', serial: 0, ttlSeconds: 0, minShell: '0.0.0' };
  const generatedAt = '1970-01-01T00:00:00Z';
  const parsed = parseRegistry({ ...frame, generatedAt, remotes: { [remote]: fragment } });
  const shape = parsed.ok ? parsed.warnings : parsed.problems;
  if (shape.length > 0) return shape.map((problem) => `The shell would not take it: ${problem}.`);
  return [...choiceProblems(fragment), ...placeProblems(fragment)];
}

function choiceProblems(fragment: Fragment): string[] {
  const { active, previous, canary, blocked, family } = fragment;
  const foreign = canary?.roles?.filter((role) => familyOf(role) !== family) ?? [];
  const rules: readonly (readonly [boolean, string])[] = [
    [blocked.includes(active), `The active release ${active} is blocked.`],
    [previous === active, `The previous release ${active} is the active one.`],
    [canary?.version === active, `The canary ${active} is the active release.`],
    [canary !== null && blocked.includes(canary.version), `The canary ${canary?.version} is blocked.`],
    [
      foreign.length > 0,
      `Role ${foreign.join(', ')} does not use this remote; the canary would reach nobody of it.`,
    ],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/** Scripts come over TLS, except on one machine. A folder carries its version, so it is never reused. */
function placeProblems(fragment: Fragment): string[] {
  const base = new URL(fragment.base);
  const local = base.hostname === '127.0.0.1' || base.hostname === 'localhost';
  const plain = base.protocol !== 'https:' && !local;
  const misplaced = Object.entries(fragment.releases).filter(
    ([version, { path }]) => !path.startsWith(version),
  );
  return [
    ...(plain ? [`${fragment.base} is not reached over https.`] : []),
    ...misplaced.map(([version, { path }]) => `The folder ${path} does not carry its version ${version}.`),
  ];
}
