import { type Release, ROLE_CODES, type RoleCode } from '@vcms/contract';
import { linksOf } from './compared-pages.ts';

/** What two releases promise the shell and people differently, one sentence each; empty: nothing. */
export function contractDifferences(live: Release, candidate: Release): readonly string[] {
  return [
    ...contractOf(live, candidate),
    ...ROLE_CODES.flatMap((role) => menuOf(live, candidate, role)),
    ...routesOf(live, candidate),
    ...requiresOf(live, candidate),
    ...budgetOf(live, candidate),
  ];
}

function contractOf(live: Release, candidate: Release): string[] {
  const [before, after] = [live, candidate].map(({ contract }) => `${contract.major}.${contract.minor}`);
  return before === after ? [] : [`It speaks contract ${after}, not ${before}.`];
}

function menuOf(live: Release, candidate: Release, role: RoleCode): string[] {
  const before = new Map(linksOf(live.menu, role).map((link) => [link.id, link]));
  const after = new Map(linksOf(candidate.menu, role).map((link) => [link.id, link]));
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const changed = [...after.values()].flatMap((link) => {
    const old = before.get(link.id);
    if (old === undefined) return [];
    return [
      ...(old.label === link.label ? [] : [`menu of ${role}: "${old.label}" is called "${link.label}".`]),
      ...(old.to === link.to ? [] : [`menu of ${role}: "${link.label}" leads to ${link.to}, not ${old.to}.`]),
    ];
  });
  return [
    ...gone.map(({ label }) => `menu of ${role}: "${label}" is gone.`),
    ...added.map(({ label, to }) => `menu of ${role}: "${label}" is new and leads to ${to}.`),
    ...changed,
    ...(gone.length + added.length === 0 && !sameOrder([...before.keys()], [...after.keys()])
      ? [`menu of ${role}: the entries stand in another order.`]
      : []),
  ].map(capital);
}

/** A path and a role that it may be opened by, as one key. */
function routesOf(live: Release, candidate: Release): string[] {
  const keys = ({ menu }: Release) =>
    new Set(menu.routes.flatMap(({ path, roles }) => roles.map((role) => `${path} of ${role}`)));
  const [before, after] = [keys(live), keys(candidate)];
  return [
    ...[...before].filter((key) => !after.has(key)).map((key) => `The route ${key} is gone.`),
    ...[...after].filter((key) => !before.has(key)).map((key) => `The route ${key} is new.`),
  ];
}

function requiresOf(live: Release, candidate: Release): string[] {
  const names = [...new Set([...Object.keys(live.requires), ...Object.keys(candidate.requires)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [live.requires[name] ?? 'nothing', candidate.requires[name] ?? 'nothing'];
    return before === after ? [] : [`It needs ${name} ${after}, not ${before}.`];
  });
}

function budgetOf(live: Release, candidate: Release): string[] {
  const grown = candidate.budget.totalGzip - live.budget.totalGzip;
  if (grown === 0) return [];
  const bytes = Math.abs(grown).toLocaleString('en-US');
  return [`All scripts together have ${bytes} bytes ${grown > 0 ? 'more' : 'less'} under gzip.`];
}

function sameOrder(before: readonly string[], after: readonly string[]): boolean {
  return before.every((id, index) => id === after[index]);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
