import type { CalendarDate } from '../calendar-date.ts';
import { ABSENT_EVIDENCE_STATES } from '../evidence-state.ts';
import {
  ENDORSEMENTS,
  type Endorsement,
  INSURANCE_LINES,
  type InsuranceLine,
  LIMITS_OF_LINE,
  type LimitCode,
} from '../insurance.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { applyOverrides, isWaived, versionOn } from './effective-requirements.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { insuranceKey } from './insurance-keys.ts';
import { type Item, type Status, worstStatus } from './status.ts';
import { withoutWording } from './wording-demands.ts';

/** One client's side of a contractor's insurance: what `evaluate` takes, and the name to show. */
export interface InsuranceClient {
  readonly id: string;
  readonly name: string;
  readonly input: EvaluationInput;
}

/** What one client asks of a line, and how it is met today. */
export interface ClientLine {
  readonly clientId: string;
  readonly clientName: string;
  readonly demand: LineRequirement;
  readonly status: Status;
  /** The judged demands with their why-trace, the coverage first. */
  readonly items: readonly Item[];
}

/** A limit as the strictest client asks it; whole US dollars. */
export interface StrictestLimit {
  readonly code: LimitCode;
  readonly amount: number;
  /** Names of the clients that ask this much. */
  readonly askedBy: readonly string[];
}

/** One insurance line over all clients (domain 4.6, `/insurance`). */
export interface LineOverview {
  readonly line: InsuranceLine;
  /** The worst over the clients; not_applicable when nobody asks for the line. */
  readonly status: Status;
  readonly strictest: readonly StrictestLimit[];
  /** Every endorsement that some client asks for, in the order of the certificate. */
  readonly endorsements: readonly Endorsement[];
  readonly clients: readonly ClientLine[];
  /** All policies of the line, the one that ends last on top; drafts included. */
  readonly policies: readonly Policy[];
  /** The policy that counts today; undefined without one. */
  readonly current: Policy | undefined;
}

function linesOf({ id, name, input }: InsuranceClient): ReadonlyMap<InsuranceLine, ClientLine> {
  const version = versionOn(input.requirementSet, input.asOf);
  if (version === undefined) return new Map();
  const own = input.overrides.filter(
    ({ clientId, contractorId }) => clientId === id && contractorId === input.contractor.id,
  );
  const { set, waived } = applyOverrides(version, own, input.asOf);
  const { items } = evaluateOn(input);
  return new Map(
    INSURANCE_LINES.flatMap((line): [InsuranceLine, ClientLine][] => {
      const demand = set.insurance[line];
      if (demand?.required !== true) return [];
      const limits = LIMITS_OF_LINE[line]
        .filter((code) => demand.limits[code] !== undefined && !isWaived(waived, `insurance.${line}.${code}`))
        .map((code) => [code, demand.limits[code]]);
      const judged = items.filter(({ key }) => key.startsWith(`insurance.${line}.`));
      const wording = withoutWording(demand, (part) => isWaived(waived, insuranceKey(line, part)));
      const asked = { ...wording, limits: Object.fromEntries(limits) };
      const status = worstStatus(judged.map((item) => item.status));
      return [[line, { clientId: id, clientName: name, demand: asked, status, items: judged }]];
    }),
  );
}

function strictestLimits(line: InsuranceLine, clients: readonly ClientLine[]): readonly StrictestLimit[] {
  return LIMITS_OF_LINE[line].flatMap((code): StrictestLimit[] => {
    const asked = clients.flatMap(({ clientName, demand }) => {
      const amount = demand.limits[code];
      return amount === undefined ? [] : [{ clientName, amount }];
    });
    if (asked.length === 0) return [];
    const amount = Math.max(...asked.map((entry) => entry.amount));
    const askedBy = asked.filter((entry) => entry.amount === amount).map((entry) => entry.clientName);
    return [{ code, amount, askedBy }];
  });
}

function isInForce(policy: Policy, asOf: CalendarDate): boolean {
  if (ABSENT_EVIDENCE_STATES.includes(policy.state)) return false;
  const { cancelledOn, expiration } = policy;
  const until = cancelledOn !== undefined && cancelledOn < expiration ? cancelledOn : expiration;
  return policy.effective <= asOf && asOf < until;
}

/** The policy that the evaluation chose; where nobody asks for the line, the one in force that ends last. */
function currentPolicy(
  policies: readonly Policy[],
  clients: readonly ClientLine[],
  asOf: CalendarDate,
): Policy | undefined {
  const chosen = clients.flatMap(({ items }) => items[0]?.evidenceIds ?? []);
  return policies.find(({ id }) => chosen.includes(id)) ?? policies.find((policy) => isInForce(policy, asOf));
}

/**
 * A contractor's insurance line by line: what the strictest client asks, what is on file, and what is missing for whom.
 * The statuses are those of `evaluate`; nothing is judged a second way. `asOf` is today for the contractor.
 */
export function insuranceOverview(
  clients: readonly InsuranceClient[],
  policies: readonly Policy[],
  asOf: CalendarDate,
): readonly LineOverview[] {
  const judged = clients.map(linesOf);
  return INSURANCE_LINES.map((line) => {
    const asking = judged.flatMap((lines) => lines.get(line) ?? []);
    const own = policies
      .filter((policy) => policy.line === line)
      .toSorted((left, right) => right.expiration.localeCompare(left.expiration));
    return {
      line,
      status: worstStatus(asking.map(({ status }) => status)),
      strictest: strictestLimits(line, asking),
      endorsements: ENDORSEMENTS.filter((name) =>
        asking.some(({ demand }) => demand.endorsements.includes(name)),
      ),
      clients: asking,
      policies: own,
      current: currentPolicy(own, asking, asOf),
    };
  });
}
