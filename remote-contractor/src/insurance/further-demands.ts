import {
  AGGREGATE_SCOPE_LABELS,
  autosInWords,
  type ClientLine,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  type LineOverview,
} from '@vcms/domain';

/** Something that a line must show beside its limits, and who asks for it. */
export interface FurtherDemand {
  readonly label: string;
  /** Names of clients; none: everybody who asks for the line. */
  readonly askedBy: readonly string[];
}

function wordsOf({ demand, clientName }: ClientLine): readonly string[] {
  const { statutory, occurrenceOnly, aggregatePer, autos, minBest, endorsements, certificateHolder } = demand;
  const { endorsementProof } = demand;
  const page = endorsementProof === 'statement' ? '' : ', with its page';
  return [
    ...(statutory === true ? ['Statutory limits'] : []),
    ...(occurrenceOnly === true ? ['Occurrence form'] : []),
    ...(aggregatePer === undefined
      ? []
      : [`General aggregate per ${AGGREGATE_SCOPE_LABELS[aggregatePer].toLowerCase()}`]),
    ...(autos === undefined ? [] : [`${autosInWords(autos)} covered`]),
    ...(minBest === undefined ? [] : [`A.M. Best rating of ${minBest} or better`]),
    ...ENDORSEMENTS.filter((name) => endorsements.includes(name)).map(
      (name) => `${ENDORSEMENT_LABELS[name]}${page}`,
    ),
    ...(certificateHolder === true ? [`Certificate made out to ${clientName}`] : []),
  ];
}

/** What the clients ask of a line beside limits, whether or not a policy is on file; each demand once, in the order of the certificate. */
export function furtherDemands({ clients }: Pick<LineOverview, 'clients'>): readonly FurtherDemand[] {
  const asked = new Map<string, string[]>();
  for (const client of clients) {
    for (const label of wordsOf(client)) asked.set(label, [...(asked.get(label) ?? []), client.clientName]);
  }
  return [...asked].map(([label, names]) => ({
    label,
    askedBy: names.length === clients.length || names.some((name) => label.endsWith(name)) ? [] : names,
  }));
}
