import type { CalendarDate, InsuranceLine, LimitCode } from '@vcms/domain';

/** What a made certificate says of one line. */
export interface TruthLine {
  readonly line: InsuranceLine;
  readonly letter: string;
  readonly number: string;
  readonly effective: CalendarDate;
  readonly expiration: CalendarDate;
  readonly form?: 'occurrence' | 'claims_made';
  readonly aggregatePer?: 'policy' | 'project' | 'location';
  /** Boxes of automobile liability, as the reading joins them. */
  readonly autos?: string;
  readonly statutory?: boolean;
  readonly additionalInsured?: boolean | undefined;
  readonly waiver?: boolean | undefined;
  readonly limits: Readonly<Partial<Record<LimitCode, number>>>;
}

export interface Truth {
  readonly issued: CalendarDate;
  readonly producer: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly insured: string;
  readonly insurers: readonly { readonly letter: string; readonly name: string; readonly naic: string }[];
  readonly lines: readonly TruthLine[];
  readonly holder: string;
  readonly description: string;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = [
  'Redstem',
  'Blue Mesa',
  'O’Brien & Sons',
  'Tri-County',
  'Piney Creek',
  'K2',
  'Alvarez',
  'Northfork',
];
const SECOND = ['Oilfield Services', 'Crane & Rigging', 'Electric', 'Pipeline', 'Coatings', 'Excavating'];
const LEGAL = ['LLC', 'Inc.', 'Co., Inc.', 'LP', 'Corporation'];
const AGENCIES = [
  'Oak Street Risk',
  'Two Rivers Agency, Inc.',
  'Hollis & Wake Insurance',
  'Marsh Lane Brokers LLC',
];
const CARRIERS = [
  'Granite Mutual Insurance Company',
  'Prairie Casualty Co of the West',
  'Summit Workers Fund',
  'Harborline Indemnity Company',
  'Old Fort Surety & Casualty',
  'Lone Star National Ins. Co.',
];
const HOLDERS = [
  'Clearpath Safety Partners',
  'Northfield Energy LLC',
  'City of Abilene',
  'Permian Basin Midstream, LP',
];
const WORK = [
  'Re: Master Service Agreement 2026-114. Additional insured where required by written contract.',
  'All operations of the named insured. Policy GL includes 30 days notice, $ 2,500 deductible.',
  'Project 7788, well pad 12-4. Waiver of subrogation applies per written contract effective 02/01/2026.',
];
const AUTOS = [
  'any',
  'any',
  'owned,hired,non_owned',
  'scheduled,hired,non_owned',
  'hired,non_owned',
  'owned',
];
const MILLIONS = [1_000_000, 2_000_000, 5_000_000, 500_000, 750_000, 1_500_000, 10_000_000];
const SMALL = [50_000, 100_000, 300_000, 5_000, 10_000, 25_000];

function iso(year: number, month: number, day: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A certificate's contents, the same for the same seed. */
export function sampleTruth(seed: number): Truth {
  const random = randomOf(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const policyNumber = (line: string) =>
    pick([
      () => `${line}${whole(100_000, 9_999_999)}`,
      () => `${line}-${whole(1_000, 99_999)}-${whole(0, 99)}`,
      () => `${whole(10, 99)} ${line} ${whole(100_000, 999_999)} ${whole(1, 9)}`,
      () => `${line.slice(0, 1)}${whole(100, 999)}X${whole(10_000, 99_999)}TIL26`,
    ])();
  const term = () => {
    const [year, month, day] = [whole(2025, 2026), whole(1, 12), whole(1, 28)];
    return { effective: iso(year, month, day), expiration: iso(year + 1, month, day) };
  };
  const box = () => pick([true, true, undefined, undefined, false]);
  const letters = ['A', 'B', 'C', 'D'].slice(0, whole(2, 4));
  const carriers = [...CARRIERS].sort(() => random() - 0.5);
  const common = (line: string) => ({ letter: pick(letters), number: policyNumber(line), ...term() });
  const lines: TruthLine[] = [
    {
      line: 'gl',
      ...common('GL'),
      form: pick(['occurrence', 'occurrence', 'claims_made'] as const),
      aggregatePer: pick(['policy', 'project', 'location'] as const),
      additionalInsured: box(),
      waiver: box(),
      limits: {
        gl_each_occurrence: pick(MILLIONS),
        gl_damage_rented: pick(SMALL),
        gl_med_exp: pick([5_000, 10_000, 15_000]),
        gl_personal_adv_injury: pick(MILLIONS),
        gl_general_aggregate: pick(MILLIONS),
        gl_products_comp_op_agg: pick(MILLIONS),
      },
    },
  ];
  if (random() < 0.85) {
    const limits: TruthLine['limits'] =
      random() < 0.7
        ? { auto_csl: pick(MILLIONS) }
        : { auto_bi_person: 250_000, auto_bi_accident: 500_000, auto_pd: pick(SMALL) };
    // By the seed alone: what is drawn behind it stays as it was.
    const autos = AUTOS[seed % AUTOS.length] ?? 'any';
    lines.push({ line: 'auto', ...common('BAP'), autos, additionalInsured: box(), waiver: box(), limits });
  }
  if (random() < 0.7) {
    lines.push({
      line: 'umbrella',
      ...common('UMB'),
      form: pick(['occurrence', 'claims_made'] as const),
      additionalInsured: box(),
      waiver: box(),
      limits: {
        umb_each_occurrence: pick(MILLIONS),
        umb_aggregate: pick(MILLIONS),
        ...(random() < 0.5 ? { umb_retention: pick([10_000, 25_000]) } : {}),
      },
    });
  }
  if (random() < 0.9) {
    lines.push({
      line: 'wc_el',
      ...common('WC'),
      statutory: random() < 0.9,
      waiver: box(),
      limits: {
        el_each_accident: pick(MILLIONS),
        el_disease_each_employee: pick(MILLIONS),
        el_disease_policy_limit: pick(MILLIONS),
      },
    });
  }
  if (random() < 0.4) {
    lines.push({
      line: pick(['professional', 'pollution'] as const),
      ...common('EO'),
      additionalInsured: box(),
      waiver: box(),
      limits: {},
    });
  }
  const named = lines.map((line): TruthLine => {
    const [each, all] = [pick(MILLIONS), pick(MILLIONS)];
    if (line.line === 'professional')
      return { ...line, limits: { prof_each_claim: each, prof_aggregate: all } };
    if (line.line === 'pollution')
      return { ...line, limits: { poll_each_occurrence: each, poll_aggregate: all } };
    return line;
  });
  const insurers = letters.map((letter, index) => ({
    letter,
    name: carriers[index] ?? 'Granite Mutual',
    naic: random() < 0.9 ? String(whole(10_000, 44_999)) : '',
  }));
  return {
    issued: iso(2026, whole(1, 12), whole(1, 28)),
    producer: pick(AGENCIES),
    contact: pick(['Pat Mills', 'Jo Ann Reyes', 'Certificate Desk']),
    phone: `(${whole(201, 989)}) 555-${whole(1000, 9999)}`,
    email: pick(['certs@oak-street.example', 'pat.mills@two-rivers.example', 'certificates@hollis.example']),
    insured: `${pick(FIRST)} ${pick(SECOND)}, ${pick(LEGAL)}`,
    insurers,
    lines: named,
    holder: pick(HOLDERS),
    description: pick(WORK),
  };
}
