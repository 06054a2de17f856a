import type { InsuranceLine, LimitCode, Policy } from '@vcms/domain';

/** A row of the form's table: texts on the left with ticks, limits on the right. */
export interface CertificateRow {
  readonly line: InsuranceLine;
  readonly names: readonly string[];
  readonly limits: readonly (readonly [label: string, code: LimitCode | undefined])[];
}

function tick(isTicked: boolean, label: string): string {
  return isTicked ? `X ${label}` : label;
}

function glRow(policy: Policy | undefined): CertificateRow {
  const per = policy?.aggregatePer;
  return {
    line: 'gl',
    names: [
      tick(policy !== undefined, 'COMMERCIAL GENERAL LIABILITY'),
      `${tick(policy?.claimsMade === true, 'CLAIMS-MADE')}      ${tick(policy?.claimsMade === false, 'OCCUR')}`,
      "GEN'L AGGREGATE LIMIT APPLIES PER:",
      `${tick(per === 'policy', 'POLICY')}   ${tick(per === 'project', 'PROJECT')}   ${tick(per === 'location', 'LOC')}`,
    ],
    limits: [
      ['EACH OCCURRENCE', 'gl_each_occurrence'],
      ['DAMAGE TO RENTED PREMISES', 'gl_damage_rented'],
      ['MED EXP (Any one person)', 'gl_med_exp'],
      ['PERSONAL & ADV INJURY', 'gl_personal_adv_injury'],
      ['GENERAL AGGREGATE', 'gl_general_aggregate'],
      ['PRODUCTS - COMP/OP AGG', 'gl_products_comp_op_agg'],
    ],
  };
}

function autoRow(policy: Policy | undefined): CertificateRow {
  const has = (kind: Policy['autos'][number]) => policy?.autos.includes(kind) === true;
  return {
    line: 'auto',
    names: [
      'AUTOMOBILE LIABILITY',
      tick(has('any'), 'ANY AUTO'),
      `${tick(has('owned'), 'OWNED')}      ${tick(has('scheduled'), 'SCHEDULED')}`,
      `${tick(has('hired'), 'HIRED')}      ${tick(has('non_owned'), 'NON-OWNED')}`,
    ],
    limits: [
      ['COMBINED SINGLE LIMIT', 'auto_csl'],
      ['BODILY INJURY (Per person)', 'auto_bi_person'],
      ['BODILY INJURY (Per accident)', 'auto_bi_accident'],
      ['PROPERTY DAMAGE', 'auto_pd'],
    ],
  };
}

function umbrellaRow(policy: Policy | undefined): CertificateRow {
  const retention = policy?.limits.umb_retention;
  const kept = retention === undefined ? 'RETENTION $' : `RETENTION $ ${retention.toLocaleString('en-US')}`;
  return {
    line: 'umbrella',
    names: [
      `${tick(policy !== undefined, 'UMBRELLA LIAB')}      ${tick(policy?.claimsMade === false, 'OCCUR')}`,
      `EXCESS LIAB      ${tick(policy?.claimsMade === true, 'CLAIMS-MADE')}`,
      `DED      ${tick(retention !== undefined, kept)}`,
    ],
    limits: [
      ['EACH OCCURRENCE', 'umb_each_occurrence'],
      ['AGGREGATE', 'umb_aggregate'],
    ],
  };
}

function wcRow(policy: Policy | undefined): CertificateRow {
  const statute = tick(policy?.wcStatutory === true, 'PER STATUTE');
  return {
    line: 'wc_el',
    names: ['WORKERS COMPENSATION', "AND EMPLOYERS' LIABILITY"],
    limits: [
      [`${statute}      ${tick(policy?.wcStatutory === false, 'OTH-ER')}`, undefined],
      ['E.L. EACH ACCIDENT', 'el_each_accident'],
      ['E.L. DISEASE - EA EMPLOYEE', 'el_disease_each_employee'],
      ['E.L. DISEASE - POLICY LIMIT', 'el_disease_policy_limit'],
    ],
  };
}

/** The rows of the form from top to bottom, ticked as the policies say. */
export function certificateRows(policies: readonly Policy[]): readonly CertificateRow[] {
  const of = (line: InsuranceLine) => policies.find((policy) => policy.line === line);
  return [glRow(of('gl')), autoRow(of('auto')), umbrellaRow(of('umbrella')), wcRow(of('wc_el'))];
}
