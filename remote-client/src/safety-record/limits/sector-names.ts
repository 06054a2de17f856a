const SECTORS: readonly (readonly [codes: readonly string[], name: string])[] = [
  [['11'], 'Agriculture, forestry, fishing and hunting'],
  [['21'], 'Mining, quarrying, oil and gas extraction'],
  [['22'], 'Utilities'],
  [['23'], 'Construction'],
  [['31', '32', '33'], 'Manufacturing'],
  [['42'], 'Wholesale trade'],
  [['44', '45'], 'Retail trade'],
  [['48', '49'], 'Transportation and warehousing'],
  [['51'], 'Information'],
  [['52'], 'Finance and insurance'],
  [['53'], 'Real estate, rental and leasing'],
  [['54'], 'Professional, scientific and technical services'],
  [['55'], 'Management of companies and enterprises'],
  [['56'], 'Administrative, support, waste and remediation services'],
  [['61'], 'Educational services'],
  [['62'], 'Health care and social assistance'],
  [['71'], 'Arts, entertainment and recreation'],
  [['72'], 'Accommodation and food services'],
  [['81'], 'Other services'],
  [['92'], 'Public administration'],
];

/** Names of the sectors by the first two digits of a code (NAICS, 2022 edition). */
export const SECTOR_NAMES: ReadonlyMap<string, string> = new Map(
  SECTORS.flatMap(([codes, name]) => codes.map((code) => [code, name] as const)),
);
