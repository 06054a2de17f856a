/** A group of the shell's acceptance list (shell-behaviour section 8), with the numbers of its statements. */
interface AcceptanceGroup {
  readonly letter: string;
  readonly title: string;
  /** Numbers and ranges of statements that come from the specification: the gate. */
  readonly spec: string;
  /** The same of statements that hold the product's own decisions. */
  readonly design: string;
}

/** 115 statements of the specification and 171 of the design, S1 to S286. */
const ACCEPTANCE_GROUPS: readonly AcceptanceGroup[] = [
  {
    letter: 'A',
    title: 'Document head and boot',
    spec: '1-4, 6',
    design: '5, 7-9',
  },
  {
    letter: 'B',
    title: 'Sign-in gate and routes',
    spec: '10, 12-15, 19-20, 23, 26',
    design: '11, 16-18, 21-22, 24-25, 27-28',
  },
  {
    letter: 'C',
    title: 'Top bar, logo, footer',
    spec: '29-32',
    design: '',
  },
  {
    letter: 'D',
    title: 'Splash',
    spec: '33-36, 42',
    design: '37-41, 43-50',
  },
  {
    letter: 'E',
    title: 'Menu by role',
    spec: '51-54, 57-59, 61, 63-66, 70',
    design: '55-56, 60, 62, 67-69, 71-76',
  },
  {
    letter: 'F',
    title: 'Static and overlay on desktop',
    spec: '77, 79, 85, 91',
    design: '78, 80-84, 86-90, 92-93',
  },
  {
    letter: 'G',
    title: 'Slim, slim-plus, horizontal on desktop',
    spec: '102, 105, 117-119',
    design: '94-101, 103-104, 106-116, 120-123',
  },
  {
    letter: 'H',
    title: 'Drawer and reveal on desktop',
    spec: '125, 127, 130-132, 142-143',
    design: '124, 126, 128-129, 133-141',
  },
  {
    letter: 'I',
    title: 'Mobile',
    spec: '144-146, 153, 156',
    design: '147-152, 154-155, 157-165',
  },
  {
    letter: 'J',
    title: 'Breadcrumb',
    spec: '166-169, 175',
    design: '170-174, 176-178',
  },
  {
    letter: 'K',
    title: 'Settings panel',
    spec: '179-195, 197-198, 202-203, 209-211',
    design: '196, 199-201, 204-208, 212-219',
  },
  {
    letter: 'L',
    title: 'Notifications',
    spec: '220-224, 226-229, 231-232',
    design: '225, 230, 233-240',
  },
  {
    letter: 'M',
    title: 'Profile panel and sign-out',
    spec: '241-243, 245, 247-251',
    design: '244, 246, 252-257',
  },
  {
    letter: 'N',
    title: 'Role context, sign-in messages, constants',
    spec: '258-263, 266-268',
    design: '264-265',
  },
  {
    letter: 'O',
    title: 'Accessibility, motion, RTL, print',
    spec: '',
    design: '269-286',
  },
];

/** Statements of the design that were dropped, with the decision that says why; `docs/adr` has its text. */
export const DROPPED: ReadonlyMap<number, string> = new Map([
  [76, '0016-menu-entries-are-links-and-groups-only'],
]);

/** One statement of the list. */
export interface Statement {
  readonly number: number;
  readonly mark: 'spec' | 'design';
  readonly group: string;
}

/** Reads `1-4, 6` as 1, 2, 3, 4, 6. */
function numbersOf(ranges: string): number[] {
  if (ranges === '') return [];
  return ranges.split(', ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** All statements in the order of their numbers. */
export function listStatements(): readonly Statement[] {
  return ACCEPTANCE_GROUPS.flatMap(({ letter, spec, design }) => [
    ...numbersOf(spec).map((number): Statement => ({ number, mark: 'spec', group: letter })),
    ...numbersOf(design).map((number): Statement => ({ number, mark: 'design', group: letter })),
  ]).toSorted((a, b) => a.number - b.number);
}
