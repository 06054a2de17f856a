import type { UserRole } from './role.ts';

/** Who moves a record: a person by role, or the server's own code (domain section 2, "trusted"). */
export type Mover = UserRole | 'trusted';

/** What a transition may ask about the actor and the record, beside the role. */
export type ActorFact =
  | 'reduced_plan'
  | 'own_company'
  | 'company_user'
  | 'self'
  | 'last_active'
  | 'inviter'
  | 'requester'
  | 'four_eyes'
  | 'own_supplement'
  | 'open_engagement';

/** Roles by the fact that must hold for them. */
export type RolesByFact = Readonly<Partial<Record<ActorFact, readonly Mover[]>>>;

/** One line of a state table; 'none' stands for a record that does not exist yet. */
export interface Transition<State extends string, Action extends string> {
  readonly action: Action;
  readonly from: readonly (State | 'none')[];
  readonly to: State;
  /** Roles that may always act. */
  readonly roles: readonly Mover[];
  /** Roles that may act only when the fact holds. */
  readonly rolesIf?: RolesByFact;
  /** Roles that may not act when all facts of one entry hold. */
  readonly rolesUnless?: readonly {
    readonly facts: readonly ActorFact[];
    readonly roles: readonly Mover[];
  }[];
  /** Roles that must give a reason, and its length in characters without surrounding blanks. */
  readonly reason?: { readonly roles: readonly Mover[]; readonly min: number; readonly max: number };
}

/** Who acts, and what is true of them and the record. */
export interface Actor {
  readonly role: Mover;
  readonly facts?: readonly ActorFact[];
}

export type MoveResult<State extends string> =
  | { readonly kind: 'moved'; readonly state: State }
  | { readonly kind: 'refused'; readonly cause: 'state' | 'role' | 'reason' };

function mayAct<S extends string, A extends string>(line: Transition<S, A>, actor: Actor): boolean {
  const facts = actor.facts ?? [];
  const barred = (line.rolesUnless ?? []).some(
    (bar) => bar.roles.includes(actor.role) && bar.facts.every((fact) => facts.includes(fact)),
  );
  if (barred) return false;
  return (
    line.roles.includes(actor.role) ||
    facts.some((fact) => line.rolesIf?.[fact]?.includes(actor.role) === true)
  );
}

/** The actions this actor may take on a record in this state, in the order of the table. */
export function actionsOf<S extends string, A extends string>(
  table: readonly Transition<S, A>[],
  state: S | 'none',
  actor: Actor,
): readonly A[] {
  return table.filter((line) => line.from.includes(state) && mayAct(line, actor)).map((line) => line.action);
}

/** The state after an action, or why it is refused. */
export function move<S extends string, A extends string>(
  table: readonly Transition<S, A>[],
  state: S | 'none',
  action: A,
  actor: Actor,
  reason = '',
): MoveResult<S> {
  const line = table.find((entry) => entry.action === action && entry.from.includes(state));
  if (line === undefined) return { kind: 'refused', cause: 'state' };
  if (!mayAct(line, actor)) return { kind: 'refused', cause: 'role' };
  const length = reason.trim().length;
  const asked = line.reason?.roles.includes(actor.role) === true ? line.reason : undefined;
  const unfit = asked !== undefined && (length < asked.min || length > asked.max);
  return unfit ? { kind: 'refused', cause: 'reason' } : { kind: 'moved', state: line.to };
}
