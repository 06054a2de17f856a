import type { CollectionName } from '@vcms/domain';
import {
  decisionBy,
  type Fields,
  type FreshDocument,
  ROLES,
  type Role,
  type Spot,
  type StateTable,
  stamped,
  TODAY,
} from '@vcms/testing/access';
import { actorOf, fixtureOf } from './cells.ts';
import { versionRecord } from './client-fixtures.ts';
import { ENTITIES, recordAccess } from './records.ts';

/** One question: may this role move such a record from this state to that one? */
export interface MoveCell {
  readonly name: CollectionName;
  readonly role: Role;
  readonly from: string;
  readonly to: string;
  /** The client is on the reduced plan. */
  readonly reduced: boolean;
  /** The record was asked for by the one who moves it. */
  readonly own: boolean;
  readonly allowed: boolean;
}

/** Collections whose records have a state. */
export const STATEFUL = ENTITIES.filter((name) => recordAccess(name).moves !== undefined);

function tableOf(name: CollectionName): StateTable {
  return recordAccess(name).moves ?? { states: [], moves: {} };
}

function isAllowed(name: CollectionName, cell: Omit<MoveCell, 'allowed' | 'name'>): boolean {
  const table = tableOf(name);
  const roles = (table.moves[`${cell.from}>${cell.to}`] ?? '').split(' ');
  return (
    roles.includes(cell.role) ||
    (cell.reduced && roles.includes(`${cell.role}r`)) ||
    (cell.own && roles.includes(`${cell.role}+`))
  );
}

function pairsOf(name: CollectionName): readonly (readonly [string, string])[] {
  const table = tableOf(name);
  const all = table.states.flatMap((from) => table.states.map((to) => [from, to] as const));
  const isOwn = ([from, to]: readonly [string, string]) =>
    `${from}>${to}` in table.moves || (from === 'in_review' && to === 'accepted');
  return table.onlyNamed === true
    ? all.filter(isOwn)
    : all.filter(([from, to]) => from !== to || isOwn([from, to]));
}

/** Every pair of states and role. */
export function moveCellsOf(name: CollectionName): readonly MoveCell[] {
  return pairsOf(name).flatMap(([from, to]) =>
    ROLES.flatMap((role) => {
      const own = tableOf(name).byRequester === true;
      const variants = name === 'engagements' && role === '5002' ? [false, true] : [false];
      return variants.map((reduced) => {
        const cell = { role, from, to, reduced, own };
        return { name, ...cell, allowed: isAllowed(name, cell) };
      });
    }),
  );
}

function spotOf({ name, role, reduced }: MoveCell): Spot {
  const spots = fixtureOf(name).spots(actorOf(role));
  const near = spots.own ?? spots.engaged ?? spots.other;
  if (near === undefined) throw new Error(`Nothing of ${name} near ${role}.`);
  return reduced ? { ...near, client: 'R' } : near;
}

/** Everything that goes with a move, so that only the pair of states can be the cause of a refusal. */
export function patchOf(cell: MoveCell): Fields {
  const { name, from, to, role } = cell;
  const { uid } = actorOf(role);
  const { field = 'state', patch } = tableOf(name);
  if (patch !== undefined) return { [field]: to, ...patch(to, uid) };
  if (name === 'engagements') return { [field]: to, ...engagementPatch(cell, uid) };
  return { [field]: to, ...evidencePatch({ from, to }) };
}

function engagementPatch({ from, to, role }: MoveCell, uid: string): Fields {
  const isPlain = ['invited>in_progress', 'in_progress>submitted'].includes(`${from}>${to}`);
  return isPlain && (role === '5005' || role === '5006') ? {} : decisionBy(uid);
}

function evidencePatch({ from, to }: Pick<MoveCell, 'from' | 'to'>): Fields {
  if (from === 'draft' && to === 'submitted') return { submittedOn: TODAY };
  if (to === 'draft' && from !== 'draft') return { version: 2 };
  return to === 'cancelled' ? { cancelledOn: TODAY } : {};
}

/** The record before the move. */
export function recordBefore(cell: MoveCell): FreshDocument {
  const { name, from, role } = cell;
  const spot = spotOf(cell);
  const actor = actorOf(role);
  const stored = fixtureOf(name).stored(spot, actor);
  if (name === 'questionnaireVersions') {
    return { ...stored, data: stamped(versionRecord(spot.client, Number(stored.id), from)) };
  }
  const { field = 'state', byRequester } = tableOf(name);
  const asked = byRequester === true ? { requestedBy: actor.uid } : {};
  return { ...stored, data: { ...stored.data, [field]: from, ...asked } };
}

export function describeMove({ name, role, from, to, reduced, allowed }: MoveCell): string {
  const plan = reduced ? ' of a client on the reduced plan' : '';
  return `${role} ${allowed ? 'may' : 'may not'} move ${name}${plan} from ${from} to ${to}`;
}
