import { addDays, DEFAULT_REQUIREMENTS, type RequirementSet, yearOf } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '../words/accounts.ts';
import { CORE_PROGRAMS } from '../words/core-programs.ts';
import { FIRM_QUESTIONNAIRE } from './questionnaires.ts';

const { northfield, lakeshore, riverbend } = DEMO_COMPANY_IDS;

type Demands = Omit<
  RequirementSet,
  'clientId' | 'n' | 'effectiveFrom' | 'status' | 'changeNote' | 'publishedBy'
>;

function programs(passScore: number, count: number): RequirementSet['programs'] {
  const asked = CORE_PROGRAMS.slice(0, count).map((programId) => ({
    programId,
    when: 'always' as const,
    passScore,
    reviewEveryMonths: 24,
    weight: 5,
  }));
  const crane = {
    programId: 'cranes',
    when: { trades: ['building_equipment'] },
    passScore,
    reviewEveryMonths: 24,
    weight: 3,
  };
  return [
    ...asked,
    { ...crane, programId: 'lockout-tagout', when: { riskLevels: ['high' as const] } },
  ].filter((entry, index, all) => all.findIndex(({ programId }) => programId === entry.programId) === index);
}

/** Required of one trade only; no contractor of the demo data works in it, so it shows beforehand what a trade would bring. */
function forTrade(programId: string, trade: string): RequirementSet['programs'][number] {
  return { programId, when: { trades: [trade] }, passScore: 80, reviewEveryMonths: 24, weight: 3 };
}

const QUESTIONNAIRE = { required: true, definitionId: FIRM_QUESTIONNAIRE, maxAgeMonths: 12 };

/** Northfield is strict (domain section 8): umbrella 5M, TRIR at most 1.25 of the industry's, EMR at most 1.00. */
function strict(): Demands {
  const { insurance, policy } = DEFAULT_REQUIREMENTS;
  const { gl, umbrella } = insurance;
  if (gl === undefined || umbrella === undefined)
    throw new Error('The default requirements have no such line.');
  return {
    ...DEFAULT_REQUIREMENTS,
    insurance: {
      ...insurance,
      gl: { ...gl, occurrenceOnly: true, aggregatePer: 'project', minBest: 'A- VII' },
      umbrella,
    },
    osha: {
      required: true,
      basis: 'pooled_3yr',
      trir: { industryMultiplier: '1.25' },
      dart: { limit: '2.00' },
      ltir: { industryMultiplier: '1.00' },
      maxDeaths: 0,
      smallEmployerRule: { hoursBelow: 200_000, maxCases: 1 },
      newCompanyRequiresVariance: false,
    },
    emr: { required: true, latest: '1.00', avg3: '1.00', notRatedTreatment: 'non_compliant', warnDays: 30 },
    programs: [...programs(80, 6), forTrade('hot-work', 'welding'), forTrade('excavation', 'excavation')],
    questionnaire: QUESTIONNAIRE,
    documents: [
      { typeId: 'w9', required: true, warnDays: 30 },
      { typeId: 'msa', required: true, warnDays: 30 },
    ],
    staffDocs: ['site-orientation', 'first-aid', 'drug-screen'].map((typeId) => ({
      typeId,
      when: 'all',
      required: true,
    })),
    policy: { ...policy, staffAffectsCompany: true },
  };
}

function usual(): Demands {
  return {
    ...DEFAULT_REQUIREMENTS,
    programs: programs(70, 3),
    questionnaire: QUESTIONNAIRE,
    staffDocs: ['site-orientation', 'forklift'].map((typeId) => ({ typeId, when: 'all', required: true })),
    policy: { ...DEFAULT_REQUIREMENTS.policy, fourEyes: true },
  };
}

function reduced(): Demands {
  const { gl, wc_el } = DEFAULT_REQUIREMENTS.insurance;
  if (gl === undefined || wc_el === undefined) throw new Error('The default requirements have no such line.');
  return {
    ...DEFAULT_REQUIREMENTS,
    insurance: { gl: { ...gl, certificateHolder: false }, wc_el: { ...wc_el, certificateHolder: false } },
    osha: { ...DEFAULT_REQUIREMENTS.osha, required: false },
    emr: { ...DEFAULT_REQUIREMENTS.emr, required: false },
  };
}

/** Seven versions: old and present, one that begins next year, one draft (domain section 8). */
export function requirementSets(today: string): readonly RequirementSet[] {
  const old = addDays(today, -900);
  const now = addDays(today, -400);
  const nextYear = `${yearOf(today) + 1}-01-01`;
  const superseded = {
    status: 'superseded',
    effectiveFrom: old,
    n: 1,
    changeNote: 'First version.',
  } as const;
  const current = {
    status: 'published',
    effectiveFrom: now,
    n: 2,
    changeNote: 'Limits raised after the yearly review.',
  } as const;
  const byNorthfield = { clientId: northfield, publishedBy: DEMO_PEOPLE.client.uid };
  const byLakeshore = { clientId: lakeshore, publishedBy: DEMO_PEOPLE.client2.uid };
  const raised = { ...strict(), emr: { ...strict().emr, latest: '0.95' } };
  return [
    { ...strict(), ...byNorthfield, ...superseded },
    { ...strict(), ...byNorthfield, ...current },
    {
      ...raised,
      ...byNorthfield,
      n: 3,
      status: 'published',
      effectiveFrom: nextYear,
      changeNote: 'EMR limit lowered to 0.95.',
    },
    { ...usual(), ...byLakeshore, ...superseded },
    { ...usual(), ...byLakeshore, ...current },
    {
      ...usual(),
      clientId: lakeshore,
      n: 3,
      status: 'draft',
      effectiveFrom: nextYear,
      changeNote: 'Draft for the next year.',
    },
    {
      ...reduced(),
      clientId: riverbend,
      publishedBy: DEMO_PEOPLE.cs.uid,
      ...superseded,
      status: 'published',
    },
  ];
}
