/** What the form of the last record says of an example before it is submitted, and then the page, both in their own words. */
export interface Said {
  readonly form?: string;
  readonly page: readonly string[];
}

function rate(words: string, ...more: readonly string[]): Said {
  return { form: words, page: [words, ...more] };
}

/** By the id of the example; before anybody has reviewed or judged it. */
export const SAID_OF_EXAMPLES: Readonly<Record<string, Said>> = {
  E02: rate('TRIR 1.50, limit 2.00', 'Three years together'),
  E03: rate('TRIR 3.00, limit 3.00', 'Latest year'),
  E04: rate('TRIR 3.02 is over 3.00', 'Latest year'),
  E05: rate('TRIR: no hours, limit 3.00', 'No work in this year.'),
  E06: rate('TRIR 4.00 is over 3.00', 'No work in this year.'),
  E07: rate('TRIR 1.00, limit 1.00', 'Clients look at 2024, 2025.'),
  E08: rate(
    'TRIR 2.50 so far, limit 2.00',
    '2024 is missing. Clients judge the rates once every required year is on file.',
  ),
  E09: { page: ['Too new to have a finished year: nothing to judge'] },
  E09b: { page: ['Too new to have a finished year: a variance is required'] },
  E10: rate('TRIR 1.00, limit 2.00', 'Due 03/02/2026.', 'Clients look at 2022, 2023, 2024.'),
  E10b: {
    page: [
      'TRIR 1.00 so far, limit 2.00',
      '2025 is missing. Clients judge the rates once every required year is on file.',
    ],
  },
  E11: rate('TRIR 1.85 is over 1.50', '0.05 to 10.32'),
  E11b: { page: ['TRIR over 1.50, small-employer rule applies', '1.85', '0.05 to 10.32'] },
  E12: rate('TRIR 1.50, limit 2.00', 'Under review'),
  E16: { form: 'Mean 1.01 is over the limit', page: ['Latest 0.95, limit 1.00', 'Mean 1.01 is over 1.00'] },
  E17: { page: ['Latest 1.00, limit 1.00', 'counts not rated as 1.00'] },
  E17b: { page: ['Latest 1.00 is over 0.95', 'counts not rated as 1.00'] },
  E17c: { page: ['No current EMR', 'Nothing in effect today'] },
  E18: {
    form: 'The 12 months of this EMR ended on 11/20/2026. Clients need a newer one beside it.',
    page: ['No current EMR', 'The last one ended on 11/20/2026'],
  },
};
