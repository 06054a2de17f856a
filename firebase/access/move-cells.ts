import { serverTimestamp } from 'firebase/firestore';
import { ROLES, type Role } from '../rules-world.ts';
import { actorOf, fixtureOf } from './cells.ts';
import { versionRecord } from './client-fixtures.ts';
import { TODAY } from './days.ts';
import { type Fields, type FreshDocument, type Spot, stamped } from './fixture.ts';
import { STATE_MOVES, type StatefulName, type StateTable } from './state-moves.ts';

/** One question: may this role move such a record from this state to that one? */
export interface MoveCell {
  readonly name: StatefulName;
  readonly role: Role;
  readonly from: string;
  readonly to: string;
  /** The client is on the reduced plan. */
  readonly reduced: boolean;
  /** The record was asked for by the one who moves it. */
  readonly own: boolean;
  readonly allowed: boolean;
}

const REASON = 'The certificate is cut off on page two.';

/** The field that holds the state. */
function stateField(name: StatefulName): 'state' | 'status' {
  return ['companies', 'users', 'requirementSets', 'questionnaireVersions'].includes(name)
    ? 'status'
    : 'state';
}

function isAllowed(name: StatefulName, cell: Omit<MoveCell, 'allowed' | 'name'>): boolean {
  const table: StateTable = STATE_MOVES[name];
  const roles = (table.moves[`${cell.from}>${cell.to}`] ?? '').split(' ');
  return (
    roles.includes(cell.role) ||
    (cell.reduced && roles.includes(`${cell.role}r`)) ||
    (cell.own && roles.includes(`${cell.role}+`))
  );
}

/** Evidence other than policies follows the same functions: there only the moves of the table are asked. */
const SAME_FUNCTIONS: readonly string[] = [
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'staffDocuments',
  'documents',
];

function pairsOf(name: StatefulName): readonly (readonly [string, string])[] {
  const table: StateTable = STATE_MOVES[name];
  const all = table.states.flatMap((from) => table.states.map((to) => [from, to] as const));
  const isOwn = ([from, to]: readonly [string, string]) =>
    `${from}>${to}` in table.moves || (from === 'in_review' && to === 'accepted');
  return SAME_FUNCTIONS.includes(name)
    ? all.filter(isOwn)
    : all.filter(([from, to]) => from !== to || isOwn([from, to]));
}

/** Every pair of states and role. */
export function moveCellsOf(name: StatefulName): readonly MoveCell[] {
  return pairsOf(name).flatMap(([from, to]) =>
    ROLES.flatMap((role) => {
      const own = name === 'variances';
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

function decision(uid: string): Fields {
  return { decidedBy: uid, decidedAt: serverTimestamp(), decisionReason: REASON };
}

/** Everything that goes with a move, so that only the pair of states can be the cause of a refusal. */
export function patchOf(cell: MoveCell): Fields {
  const { name, from, to, role } = cell;
  const { uid } = actorOf(role);
  const moved = { [stateField(name)]: to };
  const isContractor = role === '5005' || role === '5006';
  if (name === 'engagements') {
    const plain = ['invited>in_progress', 'in_progress>submitted'].includes(`${from}>${to}`) && isContractor;
    return plain ? moved : { ...moved, ...decision(uid) };
  }
  if (name === 'variances') return to === 'withdrawn' ? moved : varianceDecision(moved, uid, to);
  if (name === 'requirementSets') return to === 'published' ? { ...moved, publishedBy: uid } : moved;
  if (name === 'questionnaireVersions') return to === 'published' ? { ...moved, publishedOn: TODAY } : moved;
  if (name === 'announcements') return to === 'scheduled' ? { ...moved, scheduledFor: inAnHour() } : moved;
  return { ...moved, ...evidencePatch(cell) };
}

function varianceDecision(moved: Fields, uid: string, to: string): Fields {
  return { ...moved, ...decision(uid), ...(to === 'revoked' ? {} : { selfApproved: true }) };
}

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}

function evidencePatch({ from, to }: MoveCell): Fields {
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
  const asked = name === 'variances' ? { requestedBy: actor.uid } : {};
  return { ...stored, data: { ...stored.data, [stateField(name)]: from, ...asked } };
}

export function describeMove({ name, role, from, to, reduced, allowed }: MoveCell): string {
  const plan = reduced ? ' of a client on the reduced plan' : '';
  return `${role} ${allowed ? 'may' : 'may not'} move ${name}${plan} from ${from} to ${to}`;
}
