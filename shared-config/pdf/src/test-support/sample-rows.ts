import type { SampleForm, SampleRow } from './sample-form.ts';

export const GL: SampleRow = {
  names: [
    'X COMMERCIAL GENERAL LIABILITY',
    'CLAIMS-MADE X OCCUR',
    "GEN'L AGGREGATE LIMIT APPLIES PER:",
    'POLICY X PROJECT LOC',
  ],
  letter: 'A',
  additional: 'Y',
  waiver: 'Y',
  number: 'GL 10-2030 A',
  effective: '03/01/2026',
  expiration: '03/01/2027',
  limits: [
    ['EACH OCCURRENCE', '1,000,000'],
    ['DAMAGE TO RENTED PREMISES', '100,000'],
    ['MED EXP (Any one person)', '5,000'],
    ['PERSONAL & ADV INJURY', '1,000,000'],
    ['GENERAL AGGREGATE', '2,000,000'],
    ['PRODUCTS - COMP/OP AGG', '2,000,000'],
  ],
};
export const AUTO: SampleRow = {
  names: ['AUTOMOBILE LIABILITY', 'X ANY AUTO', 'HIRED AUTOS ONLY', 'NON-OWNED AUTOS ONLY'],
  letter: 'B',
  additional: 'N',
  number: 'BAP-55501',
  effective: '1/5/2026',
  expiration: '1/5/2027',
  limits: [
    ['COMBINED SINGLE LIMIT (Ea accident)', '750,000'],
    ['BODILY INJURY (Per person)', ''],
    ['BODILY INJURY (Per accident)', ''],
    ['PROPERTY DAMAGE (Per accident)', ''],
  ],
};
const UMBRELLA: SampleRow = {
  names: ['X UMBRELLA LIAB  X OCCUR', 'EXCESS LIAB  CLAIMS-MADE', 'DED X RETENTION $ 10,000'],
  letter: 'A',
  number: 'UMB-9',
  effective: '03/01/2026',
  expiration: '03/01/2027',
  limits: [
    ['EACH OCCURRENCE', '5,000,000'],
    ['AGGREGATE', '5,000,000'],
  ],
};
export const WC: SampleRow = {
  names: [
    'WORKERS COMPENSATION',
    "AND EMPLOYERS' LIABILITY",
    'If yes, describe under',
    'DESCRIPTION OF OPERATIONS below',
  ],
  letter: 'C',
  waiver: 'Y',
  number: 'WC7788',
  effective: '06/30/2026',
  expiration: '06/30/2027',
  limits: [
    ['X PER STATUTE   OTH-ER', ''],
    ['E.L. EACH ACCIDENT', '1,000,000'],
    ['E.L. DISEASE - EA EMPLOYEE', '1,000,000'],
    ['E.L. DISEASE - POLICY LIMIT', '500,000'],
  ],
};
const PROFESSIONAL: SampleRow = {
  names: ['Professional Liability', 'X CLAIMS-MADE'],
  letter: 'D',
  number: 'EO-1 2',
  effective: '02/02/2026',
  expiration: '02/02/2027',
  limits: [
    ['EACH CLAIM', '2,000,000'],
    ['AGGREGATE', '4,000,000'],
  ],
};

/** A certificate with every kind of row. */
export const FORM: SampleForm = {
  issued: '11/20/2026',
  producer: 'Oak Street Risk',
  insured: 'Redstem Oilfield Services, LLC',
  phone: '(555) 201-3040',
  email: 'Certs@oak-street.example',
  insurers: [
    ['A', 'Granite Mutual', '10001'],
    ['B', 'Prairie Casualty Company of the West', '20002'],
    ['C', 'Summit Workers Fund', '30003'],
    ['D', 'Blue Mesa Surplus', ''],
  ],
  rows: [GL, AUTO, UMBRELLA, WC, PROFESSIONAL],
  holder: 'Clearpath Safety Partners',
};
