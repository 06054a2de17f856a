import {
  appliesToContractor,
  type CalendarDate,
  type ProgramRequirement,
  type RequirementSet,
  type RiskLevel,
  versionOn,
} from '@vcms/domain';

/** A client that asks something of the contractor. */
export interface AskingClient {
  readonly id: string;
  readonly name: string;
  readonly riskLevel: RiskLevel;
  readonly sets: readonly RequirementSet[];
}

/** Programs that one client requires. */
export interface ClientPrograms {
  readonly clientId: string;
  readonly clientName: string;
  readonly programIds: readonly string[];
}

function programsIn({ sets }: AskingClient, today: CalendarDate): readonly ProgramRequirement[] {
  return versionOn(sets, today)?.programs ?? [];
}

function requiredOf(client: AskingClient, trades: readonly string[], today: CalendarDate): readonly string[] {
  const { riskLevel } = client;
  return programsIn(client, today)
    .filter(({ when }) => appliesToContractor(when, { trades, riskLevel }))
    .map(({ programId }) => programId);
}

function listed(
  clients: readonly AskingClient[],
  programsOf: (client: AskingClient) => readonly string[],
): readonly ClientPrograms[] {
  return clients
    .map((client) => ({ clientId: client.id, clientName: client.name, programIds: programsOf(client) }))
    .filter(({ programIds }) => programIds.length > 0);
}

/** What one trade alone brings with each client, as its requirements hold today. */
export function programsOfTrade(
  trade: string,
  clients: readonly AskingClient[],
  today: CalendarDate,
): readonly ClientPrograms[] {
  return listed(clients, (client) =>
    programsIn(client, today)
      .filter(({ when }) => typeof when === 'object' && 'trades' in when && when.trades.includes(trade))
      .map(({ programId }) => programId),
  );
}

/** Programs that another choice of trades brings and takes away, client by client; trades that wait count as chosen. */
export function programChange(
  clients: readonly AskingClient[],
  {
    before,
    after,
    today,
  }: Readonly<{ before: readonly string[]; after: readonly string[]; today: CalendarDate }>,
): { readonly more: readonly ClientPrograms[]; readonly fewer: readonly ClientPrograms[] } {
  const without = (client: AskingClient, some: readonly string[], others: readonly string[]) => {
    const known = requiredOf(client, others, today);
    return requiredOf(client, some, today).filter((program) => !known.includes(program));
  };
  return {
    more: listed(clients, (client) => without(client, after, before)),
    fewer: listed(clients, (client) => without(client, before, after)),
  };
}

/** Codes of the trades that some client asks something for. */
export function tradesAskedFor(clients: readonly AskingClient[], today: CalendarDate): readonly string[] {
  return clients.flatMap((client) =>
    programsIn(client, today).flatMap(({ when }) =>
      typeof when === 'object' && 'trades' in when ? when.trades : [],
    ),
  );
}
