import type { ProgramEdition } from '@vcms/domain';

/** What an edition says. */
export type EditionContent = Pick<ProgramEdition, 'title' | 'cfr' | 'elements' | 'appliesToTrades'>;
export type ProgramElement = EditionContent['elements'][number];

/** What the access rules store at most. */
const ELEMENTS_MAX = 200;

/** Something to correct before an edition can be published. */
export interface EditionProblem {
  /** The element that it stands at; absent: the whole. */
  readonly elementId?: string;
  readonly text: string;
}

function elementProblems({ text, cfr = '' }: ProgramElement, isRepeated: boolean): readonly string[] {
  return [
    ...(text.trim() === '' ? ['Say what a reviewer looks for.'] : []),
    ...(cfr.trim() === '' ? ['Name the paragraph or the rule that it comes from.'] : []),
    ...(isRepeated ? ['Another element says the same.'] : []),
  ];
}

/** What keeps an edition from being published; empty: nothing. */
export function editionProblems({ title, elements }: EditionContent): readonly EditionProblem[] {
  const texts = elements.map(({ text }) => text.trim().toLowerCase());
  const whole = [
    ...(title.trim().length < 2 ? ['Enter a title of at least 2 characters.'] : []),
    ...(elements.length === 0 ? ['Add an element.'] : []),
    ...(elements.length > ELEMENTS_MAX ? [`A program has at most ${ELEMENTS_MAX} elements.`] : []),
  ];
  const own = elements.flatMap((element, at) => {
    const said = texts[at] ?? '';
    return elementProblems(element, said !== '' && texts.indexOf(said) < at).map((text) => ({
      elementId: element.id,
      text,
    }));
  });
  return [...whole.map((text) => ({ text })), ...own];
}

/** What stands first in a list of programs: how many elements, what they are worth, and how many fail alone. */
export function editionFacts({ elements }: Pick<EditionContent, 'elements'>) {
  return {
    elements: elements.length,
    points: elements.reduce((sum, { points }) => sum + points, 0),
    critical: elements.filter(({ critical }) => critical).length,
  };
}
