const TITLES = 'First name,Last name,Job role,Hire date,Badge number';

const RIGHT = [
  'Quin,Abara,Welder,2023-01-02,K-01',
  'Rae,Bolt,Welder,2022-06-01,K-02',
  'Sol,Crane,Helper,2021-03-15,K-03',
  'Tam,Dietz,Helper,2024-02-01,K-04',
  'Uma,Eller,Helper,2020-09-09,K-05',
  'Vic,Frost,Helper,2019-11-30,K-06',
  'Wes,Grant,Helper,2025-01-20,K-07',
  'Xan,Hale,Foreman,2018-05-05,K-08',
  'Yul,Ivers,Helper,2022-12-12,K-09',
];

const WRONG = ['Zed,Jonas,Helper,soon,K-10', 'Amy,,Helper,2024-05-01,K-11', 'Bo,Lark,,2024-06-01,K-12'];
const MENDED = [
  'Zed,Jonas,Helper,2024-04-01,K-10',
  'Amy,Kent,Helper,2024-05-01,K-11',
  'Bo,Lark,Helper,2024-06-01,K-12',
];

function fileOf(rows: readonly string[]) {
  const text = [TITLES, ...rows].join('\r\n');
  return { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Twelve people, the last three each with something wrong: rows 11, 12 and 13 of the file. */
export const CREW_WITH_ERRORS = fileOf([...RIGHT, ...WRONG]);
/** The same file once its three rows are mended. */
export const CREW_MENDED = fileOf([...RIGHT, ...MENDED]);

/** Who welds, and so needs a fit test: last names. */
export const WELDERS = ['Abara', 'Bolt'] as const;
