/** A limit's name, its code, and the second line of a long name. */
export type Row = readonly [label: string, key: string, second?: string];

export const GL_LIMITS: readonly Row[] = [
  ['EACH OCCURRENCE', 'gl_each_occurrence'],
  ['DAMAGE TO RENTED', 'gl_damage_rented', 'PREMISES (Ea occurrence)'],
  ['MED EXP (Any one person)', 'gl_med_exp'],
  ['PERSONAL & ADV INJURY', 'gl_personal_adv_injury'],
  ['GENERAL AGGREGATE', 'gl_general_aggregate'],
  ['PRODUCTS - COMP/OP AGG', 'gl_products_comp_op_agg'],
];
export const AUTO_LIMITS: readonly Row[] = [
  ['COMBINED SINGLE LIMIT', 'auto_csl', '(Ea accident)'],
  ['BODILY INJURY (Per person)', 'auto_bi_person'],
  ['BODILY INJURY (Per accident)', 'auto_bi_accident'],
  ['PROPERTY DAMAGE', 'auto_pd', '(Per accident)'],
];
export const UMBRELLA_LIMITS: readonly Row[] = [
  ['EACH OCCURRENCE', 'umb_each_occurrence'],
  ['AGGREGATE', 'umb_aggregate'],
];
export const WORKERS_LIMITS: readonly Row[] = [
  ['E.L. EACH ACCIDENT', 'el_each_accident'],
  ['E.L. DISEASE - EA EMPLOYEE', 'el_disease_each_employee'],
  ['E.L. DISEASE - POLICY LIMIT', 'el_disease_policy_limit'],
];
