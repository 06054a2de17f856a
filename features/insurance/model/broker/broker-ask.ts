import type {
  AggregateScope,
  BrokerAsk,
  BrokerHolder,
  InsuranceClient,
  LineOverview,
  LineRequirement,
} from '@vcms/domain';
import {
  demandedAutos,
  ENDORSEMENTS,
  type Endorsement,
  type InsuranceLine,
  reachesRating,
} from '@vcms/domain';

/** A client as a certificate names it. */
export interface HolderName {
  readonly clientId: InsuranceClient['id'];
  readonly name: string;
  /** On one line; '' when it is not known. */
  readonly address: string;
}

/** Street, city, state and ZIP code on one line. */
export function addressLine(company: {
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
}): string {
  const { address1, address2, city, state, Zip } = company;
  return [address1, address2, city, `${state} ${Zip}`.trim()]
    .filter((part): part is string => part !== undefined && part !== '')
    .join(', ');
}

function strictestRating(ratings: readonly (string | undefined)[]): string | undefined {
  return ratings.reduce((best, rating) => {
    if (rating === undefined) return best;
    return best === undefined || reachesRating(rating, best) ? rating : best;
  }, undefined);
}

/**
 * What the form of a policy has to say for all clients: an aggregate per project or location is more than one per policy. It says
 * one of them: per project can be endorsed for single clients, per location cannot (domain 3.2).
 */
function scopeForAll(demands: readonly LineRequirement[]): AggregateScope | undefined {
  const scopes = demands.map(({ aggregatePer }) => aggregatePer);
  return (['location', 'project', 'policy'] as const).find((scope) => scopes.includes(scope));
}

/** Of one client, with the endorsement that stands for an aggregate per project where the form says another. */
function endorsementsOf(demand: LineRequirement, stated: AggregateScope | undefined): Endorsement[] {
  const isEndorsed = demand.aggregatePer === 'project' && stated !== 'project';
  return ENDORSEMENTS.filter(
    (name) => demand.endorsements.includes(name) || (isEndorsed && name === 'per_project_aggregate'),
  );
}

function holdersOf(
  { clients }: LineOverview,
  names: readonly HolderName[],
  stated: AggregateScope | undefined,
): readonly BrokerHolder[] {
  return clients.flatMap(({ clientId, clientName, demand }): BrokerHolder[] => {
    const isHolder = demand.certificateHolder === true;
    const endorsements = endorsementsOf(demand, stated);
    if (!isHolder && endorsements.length === 0) return [];
    const named = names.find((one) => one.clientId === clientId);
    const { name, address } = named ?? { name: clientName, address: '' };
    return [{ clientId, name, address, certificateHolder: isHolder, endorsements }];
  });
}

function askOf(overview: LineOverview, names: readonly HolderName[]): BrokerAsk {
  const demands = overview.clients.map(({ demand }) => demand);
  const aggregatePer = scopeForAll(demands);
  const autos = demandedAutos(demands.map((demand) => demand.autos));
  const minBest = strictestRating(demands.map((demand) => demand.minBest));
  return {
    line: overview.line,
    limits: overview.strictest.map(({ code, amount }) => ({ code, amount })),
    // A client that does not take an umbrella for it decides for all.
    viaUmbrella: demands.length > 0 && demands.every((demand) => demand.viaUmbrella === true),
    statutory: demands.some((demand) => demand.statutory === true),
    occurrenceOnly: demands.some((demand) => demand.occurrenceOnly === true),
    ...(aggregatePer === undefined ? {} : { aggregatePer }),
    ...(autos === undefined ? {} : { autos }),
    ...(minBest === undefined ? {} : { minBest }),
    holders: [...holdersOf(overview, names, aggregatePer)],
  };
}

/**
 * What a broker is asked for: per line the strictest demand of all clients, and for each client how it wants to be named.
 * Lines nobody asks for have no demands. Source: domain 4.6, `/insurance`, "Request from broker".
 */
export function brokerAsks(
  overviews: readonly LineOverview[],
  lines: readonly InsuranceLine[],
  names: readonly HolderName[],
): readonly BrokerAsk[] {
  return overviews.filter(({ line }) => lines.includes(line)).map((overview) => askOf(overview, names));
}

/** Forms that insurers know an endorsement by (domain 1.3). */
const FORMS: Readonly<Partial<Record<InsuranceLine, Readonly<Partial<Record<Endorsement, string>>>>>> = {
  gl: {
    additional_insured: 'CG 20 10 for ongoing and CG 20 37 for completed operations, or equal',
    waiver_of_subrogation: 'CG 24 04 or equal',
    primary_noncontributory: 'CG 20 01 or equal',
    per_project_aggregate: 'CG 25 03 or equal',
  },
  auto: { additional_insured: 'CA 20 48 or equal' },
  wc_el: { waiver_of_subrogation: 'WC 00 03 13 or equal' },
};

const WORDINGS: Readonly<Record<Endorsement, (name: string) => string>> = {
  additional_insured: (name) => `${name} is an additional insured`,
  waiver_of_subrogation: (name) => `A waiver of subrogation applies in favor of ${name}`,
  primary_noncontributory: (name) => `Coverage is primary and non-contributory for ${name}`,
  notice_of_cancellation: (name) => `30 days' notice of cancellation is given to ${name}`,
  per_project_aggregate: (name) => `The general aggregate applies per project for ${name}`,
};

/** The sentences that a certificate must carry for one client, with the forms that stand behind them. */
export function holderWording(
  line: InsuranceLine,
  holder: Omit<BrokerHolder, 'clientId'>,
): readonly string[] {
  const { name, address, certificateHolder, endorsements } = holder;
  const endorsed = endorsements.map((endorsement) => {
    const form = FORMS[line]?.[endorsement];
    const sentence = WORDINGS[endorsement](name);
    return form === undefined ? `${sentence}.` : `${sentence} (${form}).`;
  });
  const holderLine = `Certificate holder: ${[name, address].filter((part) => part !== '').join(', ')}.`;
  return certificateHolder ? [holderLine, ...endorsed] : endorsed;
}
