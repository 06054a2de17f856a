/** One industry of the North American Industry Classification System. */
export interface NaicsTitle {
  /** Six digits. */
  readonly code: string;
  readonly title: string;
  /** The newest edition that has the code: records from before 2022 may still name one of 2017. */
  readonly edition: 2022 | 2017;
}

/** A code, or 2 to 5 digits that codes begin with. */
export interface NaicsPart {
  readonly code: string;
  /** '' for digits of which no title is known. */
  readonly title: string;
}

/** Codes of six digits with their official titles, in the order of the codes. */
export type NaicsTable = readonly NaicsTitle[];

/** The titles as the Census Bureau publishes them (2022, and of 2017 what 2022 no longer has): 15 KB, so a chunk of its own. */
export async function loadNaics(): Promise<NaicsTable> {
  const { default: titles } = await import(/* webpackChunkName: "library-naics" */ './naics-titles.json', {
    with: { type: 'json' },
  });
  const of = (list: Readonly<Record<string, string>>, edition: NaicsTitle['edition']) =>
    Object.entries(list).map(([code, title]) => ({ code, title, edition }));
  return [...of(titles[2022], 2022), ...of(titles[2017], 2017)].sort((left, right) =>
    left.code < right.code ? -1 : 1,
  );
}

/** All codes and all beginnings of codes, in their order. Titles of beginnings are those of 2017: 12 KB. */
export async function loadNaicsParts(): Promise<readonly NaicsPart[]> {
  const [table, { default: known }] = await Promise.all([
    loadNaics(),
    import(/* webpackChunkName: "library-naics" */ './naics-group-titles.json', {
      with: { type: 'json' },
    }),
  ]);
  const titles = new Map<string, string>(table.map(({ code, title }) => [code, title]));
  for (const { code } of table) for (const digits of [2, 3, 4, 5]) titles.set(code.slice(0, digits), '');
  for (const [code, title] of Object.entries(known)) titles.set(code, title);
  return [...titles]
    .map(([code, title]) => ({ code, title }))
    .sort((left, right) => (left.code < right.code ? -1 : 1));
}
