/** A file of OSHA's that somebody or something has damaged. */
export interface DamagedFile {
  readonly what: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const NUMBERS = [
  ...['annual_average_employees', 'total_hours_worked', 'total_deaths', 'total_dafw_cases'],
  ...['total_djtr_cases', 'total_other_cases', 'total_dafw_days', 'total_djtr_days', 'total_injuries'],
  ...['total_skin_disorders', 'total_respiratory_conditions', 'total_poisonings', 'total_hearing_loss'],
  'total_other_illnesses',
];
const TITLES = [
  ...['establishment_name', 'ein', 'company_name', 'street_address', 'city', 'state', 'zip', 'naics_code'],
  ...['industry_description', 'size', 'establishment_type', 'year_filing_for'],
  ...NUMBERS.slice(0, 2),
  'no_injuries_illnesses',
  ...NUMBERS.slice(2),
  'change_reason',
];
const NEEDED = ['establishment_name', 'naics_code', 'year_filing_for', ...NUMBERS];

const ROWS = [
  'North yard,001234567,Harrow Electric,1 North St,Joliet,IL,60431,238210,Electrical,21,1,2025,60,112800,1,0,1,0,2,12,0,3,0,0,0,0,0,',
  'South yard,001234567,Harrow Electric,2 South St,Gary,IN,46402,238210,,1,1,2025,10,20000,2,0,0,0,0,0,0,0,0,0,0,0,0,',
].map((row) => row.split(','));

function fileOf(rows: readonly (readonly string[])[], titles: readonly string[] = TITLES): string {
  return [titles, ...rows].map((cells) => cells.join(',')).join('\r\n');
}

function withCell(at: number, column: string, value: string): string {
  const place = TITLES.indexOf(column);
  return fileOf(ROWS.map((row, line) => (line === at ? row.with(place, value) : row)));
}

/** Of each row, each of these columns with each of these values. */
function cells(columns: readonly string[], values: readonly string[]): readonly DamagedFile[] {
  return ROWS.flatMap((_row, at) =>
    columns.flatMap((column) =>
      values.map((value) => ({
        what: `${column} "${value}" in line ${at + 2}`,
        content: withCell(at, column, value),
      })),
    ),
  );
}

const NO_NUMBERS = ['', ' ', 'ten', '-3', '1.5', '1e3', '0x1F', 'NaN', '#REF!', '½', '99999999999', '1 2/3'];

const columnMissing = NEEDED.map((name) => {
  const place = TITLES.indexOf(name);
  const content = fileOf(
    ROWS.map((row) => row.toSpliced(place, 1)),
    TITLES.toSpliced(place, 1),
  );
  return { what: `without ${name}`, content };
});

const columnTwice = TITLES.map((name) => ({
  what: `${name} twice`,
  content: fileOf(
    ROWS.map((row) => [...row, '1']),
    [...TITLES, name],
  ),
}));

const unclosed = TITLES.map((name, place) => ({
  what: `a quotation mark before ${name}`,
  content: fileOf([ROWS[0] ?? [], (ROWS[1] ?? []).with(place, '"lost')]),
}));

const tooMany = [1, 2, 3, 7, 40].flatMap((more) =>
  ROWS.map((_row, at) => ({
    what: `${more} values too many in line ${at + 2}`,
    content: fileOf(ROWS.map((row, line) => (line === at ? [...row, ...Array(more).fill('x')] : row))),
  })),
);

/** The last row ends before its last needed value. */
const cut = Array.from({ length: 20 }, (_none, back) => {
  const whole = fileOf(ROWS);
  return { what: `cut ${back + 8} letters before its end`, content: whole.slice(0, whole.length - back - 8) };
});

/** Files that are none of OSHA's at all. */
const others = [
  ...[
    '',
    '\r\n',
    ' ',
    '\ufeff',
    '"',
    ',',
    ',,,,',
    ';',
    'hello',
    '{}',
    '[1,2,3]',
    '<html></html>',
    'PK\u0003\u0004',
  ],
  ...[
    '%PDF-1.4',
    'name,hours\nNorth,1',
    'year;cases\n2025;1',
    TITLES.join(''),
    TITLES.join('|'),
    TITLES.join(','),
  ],
  ...[
    `${TITLES.join(',')}\r\n`,
    ROWS.join('\r\n'),
    fileOf(ROWS).replaceAll(',', ' '),
    fileOf(ROWS).toLowerCase().replaceAll('_', ''),
  ],
].map((content, at): DamagedFile => ({ what: `another file, ${at}`, content }));

const bytes = Array.from(
  { length: 8 },
  (_none, at): DamagedFile => ({
    what: `bytes, ${at}`,
    content: Uint8Array.from({ length: 400 }, (_byte, place) => (place * (2 * at + 3) + at * 41) % 256),
  }),
);

export const DAMAGED_FILES: readonly DamagedFile[] = [
  ...cells(NUMBERS, NO_NUMBERS),
  ...cells(['year_filing_for'], ['', '1999', '2026', '20255', "'25", 'last year']),
  ...cells(['naics_code'], ['', '2382', '23821', '2382100', 'ABCDEF', '238-210']),
  ...cells(['establishment_name'], ['', '   ', 'x'.repeat(101)]),
  ...[...columnMissing, ...columnTwice, ...unclosed, ...tooMany, ...cut, ...others, ...bytes],
].slice(0, 500);
