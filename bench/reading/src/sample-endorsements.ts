import type { EndorsementBasis, FormNumber } from '@vcms/pdf/read';
import type { SampleEndorsement } from '@vcms/pdf/test-support';
import { randomOf } from './sample-truth.ts';

/** What a page says, in the words in which it is compared. */
export interface EndorsementTruth {
  readonly sample: SampleEndorsement;
  /** 04 13 */
  readonly edition: string;
  readonly basis: EndorsementBasis | undefined;
  readonly names: string | undefined;
  readonly places: string | undefined;
}

export type EndorsementGroup = 'work' | 'labels' | 'projects' | 'primary' | 'compensation';

const FORMS: Readonly<Record<EndorsementGroup, readonly [FormNumber, ...FormNumber[]]>> = {
  work: ['CG 20 10', 'CG 20 37'],
  labels: ['CG 24 04', 'CA 20 48', 'CA 04 44'],
  projects: ['CG 25 03'],
  primary: ['CG 20 01'],
  compensation: ['WC 00 03 13'],
};
const NAMES = [
  ...[
    'Harbor Petroleum LLC',
    'Northfield Energy Partners, LP',
    'Westport Terminals, Inc.',
    'O’Brien & Sons Drilling Co.',
  ],
  ...['K2 Midstream', 'City of Piney Creek', 'Alvarez Refining Corporation', '84 Gathering Company'],
];
const ADDRESSES = [['1200 Dock Road', 'Houston, TX 77002'], ['P.O. Box 118', 'Midland, TX 79701'], []];
const BLANKET = [
  ['As required by written contract'],
  ['Blanket where required by written contract or', 'agreement'],
  ['Any person or organization for whom you have', 'agreed in a written contract to do so'],
  ['ALL PERSONS OR ORGANIZATIONS AS REQUIRED BY', 'CONTRACT'],
];
const BY_CONTRACT = [
  'This insurance is primary where you have agreed in writing',
  'in a contract that it would be.',
];
const PROJECTS = ['Harbor Terminal, Phase 2', 'Pad 12-4, Reeves County', 'Refinery turnaround 2026'];
const ALL_PROJECTS = ['Each of your construction projects', 'All projects away from premises you own'];
const EDITIONS = ['04 13', '05 09', '12 19', '10 01', '07 04'];

/** How programs print a number with its edition. */
function printed(number: string, edition: string, way: number): string {
  const [month = '', year = ''] = edition.split(' ');
  const digits = number.slice(3).replaceAll(' ', '');
  const ways = [
    `${number} ${edition}`,
    `${number.slice(0, 2)}${digits} ${month}${year}`,
    `${number} (${month}/${year})`,
    `${number} (Ed. ${Number(month)}-${year})`,
  ];
  return ways[way % ways.length] ?? number;
}

function scheduleOf(group: EndorsementGroup, pick: <Value>(values: readonly Value[]) => Value, kind: number) {
  const nothing = { basis: undefined, names: undefined, places: undefined };
  if (group === 'primary') return { people: BY_CONTRACT, ...nothing, basis: 'blanket' as const };
  if (group === 'projects') {
    if (kind === 0) return { people: [pick(ALL_PROJECTS)], ...nothing, basis: 'blanket' as const };
    const project = pick(PROJECTS);
    return { people: [project], ...nothing, basis: 'scheduled' as const, places: project };
  }
  if (kind === 0) return { people: pick(BLANKET), ...nothing, basis: 'blanket' as const };
  if (kind === 1) return { people: ['See attached schedule'], ...nothing };
  const names = kind === 2 ? [pick(NAMES)] : [NAMES[0] ?? '', NAMES[2] ?? ''];
  const people = kind === 2 ? [...names, ...pick(ADDRESSES)] : names;
  return { people, ...nothing, basis: 'scheduled' as const, names: names.join('; ') };
}

/** A page of a form, the same for the same seed. */
export function endorsementOf(seed: number, group: EndorsementGroup): EndorsementTruth {
  const random = randomOf(seed * 19 + 23);
  const whole = (to: number) => Math.floor(random() * (to + 1));
  const pick = <Value>(values: readonly Value[]) => values[whole(values.length - 1)] as Value;
  const forms = FORMS[group];
  const number = forms[seed % forms.length] ?? forms[0];
  const edition = pick(EDITIONS);
  const { people, ...truth } = scheduleOf(group, pick, seed % 4);
  const places =
    group === 'work' ? pick(['All wells in Reeves County', 'As required by written contract']) : undefined;
  const sample: SampleEndorsement = {
    ...{ number, people, print: printed(number, edition, whole(3)) },
    policyNumber: `${pick(['GL', 'BAP', 'WC'])}-${whole(89_999) + 10_000}-${whole(8) + 1}`,
    ...(places === undefined ? {} : { places: [places] }),
    isInFootOnly: seed % 5 === 0,
  };
  return { ...truth, sample, edition };
}
