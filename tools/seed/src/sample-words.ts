/** Invented names and standard trade words for the demo data (domain section 8). */

export interface ContractorSample {
  readonly name: string;
  readonly naics: string;
  readonly trade: string;
}

/** The first 18 are on the full plan, the last 6 on the limited one. */
export const CONTRACTORS: readonly ContractorSample[] = [
  { name: 'Brightline Electric', naics: '238210', trade: 'electrical' },
  { name: 'Copperfield Mechanical', naics: '238220', trade: 'plumbing_and_hvac' },
  { name: 'Granger Concrete Works', naics: '238110', trade: 'concrete' },
  { name: 'Ironvale Structural', naics: '238120', trade: 'structural_steel' },
  { name: 'Highridge Roofing', naics: '238160', trade: 'roofing' },
  { name: 'Tallmast Crane and Rigging', naics: '238290', trade: 'building_equipment' },
  { name: 'Meadowlark Site Services', naics: '238910', trade: 'site_preparation' },
  { name: 'Bluewater Utility Contractors', naics: '237110', trade: 'water_and_sewer_line' },
  { name: 'Stonebridge Pipeline', naics: '237120', trade: 'oil_and_gas_pipeline' },
  { name: 'Farline Power and Communication', naics: '237130', trade: 'power_line' },
  { name: 'Redstem Field Services', naics: '213112', trade: 'oil_and_gas_support' },
  { name: 'Harmon Yard Builders', naics: '236220', trade: 'commercial_building' },
  { name: 'Alder and Finch Engineering', naics: '541330', trade: 'engineering' },
  { name: 'Trueline Testing', naics: '541380', trade: 'testing_laboratory' },
  { name: 'Cinderpath Remediation', naics: '562910', trade: 'remediation' },
  { name: 'Overlook Specialized Freight', naics: '484220', trade: 'specialised_freight' },
  { name: 'Beacon Rental Yard', naics: '532412', trade: 'equipment_rental' },
  { name: 'Northgate Machine Repair', naics: '811310', trade: 'machinery_repair' },
  { name: 'Paintbrook Coatings', naics: '238320', trade: 'painting' },
  { name: 'Fieldstone Fabrication', naics: '332312', trade: 'fabricated_steel' },
  { name: 'Greenacre Grounds', naics: '561730', trade: 'landscaping' },
  { name: 'Clearview Janitorial', naics: '561720', trade: 'janitorial' },
  { name: 'Watchpost Guards', naics: '561612', trade: 'guards' },
  { name: 'Openrange Trades', naics: '238990', trade: 'other_trades' },
];

export const FIRST_NAMES = [
  'Avery',
  'Bram',
  'Corin',
  'Della',
  'Emil',
  'Fern',
  'Gideon',
  'Hollis',
  'Imogen',
  'Jonas',
  'Keira',
  'Linus',
  'Mara',
  'Nils',
  'Odette',
  'Piers',
  'Quinn',
  'Rhea',
  'Silas',
  'Thea',
  'Ulric',
  'Vera',
  'Wade',
  'Yara',
] as const;

export const LAST_NAMES = [
  'Abbot',
  'Barlow',
  'Crane',
  'Dorsey',
  'Ellery',
  'Fenwick',
  'Garner',
  'Hale',
  'Ingram',
  'Jessop',
  'Kirby',
  'Larkin',
  'Mercer',
  'Norwood',
  'Oakes',
  'Penrose',
  'Radley',
  'Sutter',
  'Tolliver',
  'Upton',
  'Vance',
  'Wexley',
] as const;

export const CITIES = [
  { city: 'Cedar Falls', state: 'IA', Zip: '50613' },
  { city: 'Racine', state: 'WI', Zip: '53403' },
  { city: 'Joliet', state: 'IL', Zip: '60432' },
  { city: 'Muncie', state: 'IN', Zip: '47302' },
  { city: 'Saginaw', state: 'MI', Zip: '48601' },
  { city: 'Topeka', state: 'KS', Zip: '66603' },
] as const;

export const STREETS = [
  'Mill Road',
  'Foundry Lane',
  'Depot Street',
  'Quarry Avenue',
  'Harbor Drive',
] as const;

export const JOB_TITLES = ['Safety manager', 'Office manager', 'Owner', 'Project manager'] as const;
