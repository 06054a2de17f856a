import type { Program } from '@vcms/domain';

/** One element of an outline: a heading to write below. */
export interface OutlineElement {
  /** From 1, in the order of the catalogue. */
  readonly number: number;
  /** What the element is about, in a few words. */
  readonly heading: string;
  /** What a reviewer looks for, word for word as the catalogue has it. */
  readonly text: string;
  readonly points: number;
  readonly critical: boolean;
  /** Its paragraph of the regulation; '' where it has none. */
  readonly cfr: string;
}

/** A document to write a safety program in. */
export interface ProgramOutline {
  readonly title: string;
  readonly company: string;
  /** The regulation of the whole program; '' where it has none. */
  readonly cfr: string;
  /** A sentence or two for each client that asks. */
  readonly asks: readonly string[];
  readonly elements: readonly OutlineElement[];
  readonly totalPoints: number;
}

/** Words that say too little to be a heading on their own. */
const HEADING_WORDS_MIN = 3;

/** The first clause of an element, without what follows a comma, colon, semicolon or bracket; short ones stay whole. */
function headingOf(text: string): string {
  const whole = text.trim().replace(/\.$/, '');
  const [clause = whole] = whole.split(/[:;]\s|,\s(?!\d)|\s\(/);
  return clause.split(/\s+/).length < HEADING_WORDS_MIN ? whole : clause;
}

/** What a company writes a program against: who asks for it, and each element with what it must say. */
export function programOutline(program: Program, company: string, asks: readonly string[]): ProgramOutline {
  const elements = program.elements.map(({ text, points, critical, cfr = '' }, index) => ({
    number: index + 1,
    heading: headingOf(text),
    ...{ text, points, critical, cfr },
  }));
  return {
    ...{ title: program.title, company, cfr: program.cfr, asks, elements },
    totalPoints: elements.reduce((sum, { points }) => sum + points, 0),
  };
}

/** `fall-protection-outline.docx`. */
export function outlineFileName({ id }: Pick<Program, 'id'>): string {
  return `${id}-outline.docx`;
}
