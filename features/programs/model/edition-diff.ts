import type { EditionContent, ProgramElement } from './edition-checks.ts';

/** One difference between two editions; `parts` are what changed in words. */
interface ElementDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly element: ProgramElement;
  readonly parts: readonly string[];
}

export interface EditionDifference {
  /** What the program itself says otherwise, in words. */
  readonly whole: readonly string[];
  readonly elements: readonly ElementDifference[];
}

function changedParts(before: ProgramElement, after: ProgramElement): readonly string[] {
  const { text, points, critical, cfr = '' } = before;
  return [
    ...(text === after.text ? [] : ['text']),
    ...(points === after.points ? [] : [`points ${points} to ${after.points}`]),
    ...(critical === after.critical ? [] : [after.critical ? 'now critical' : 'no longer critical']),
    ...(cfr === (after.cfr ?? '') ? [] : ['paragraph']),
  ];
}

function wholeParts(before: EditionContent, after: EditionContent): readonly string[] {
  const tradesOf = ({ appliesToTrades }: EditionContent) => appliesToTrades.toSorted().join();
  const shared = (left: EditionContent, right: EditionContent) =>
    left.elements
      .map(({ id }) => id)
      .filter((id) => right.elements.some((other) => other.id === id))
      .join();
  return [
    ...(before.title === after.title ? [] : ['title']),
    ...(before.cfr === after.cfr ? [] : ['regulation']),
    ...(tradesOf(before) === tradesOf(after) ? [] : ['trades']),
    ...(shared(before, after) === shared(after, before) ? [] : ['order of elements']),
  ];
}

/** What is different in `after`, in its order; what was removed comes last. An element keeps its id over all editions. */
export function editionDifference(before: EditionContent, after: EditionContent): EditionDifference {
  const earlier = new Map(before.elements.map((element) => [element.id, element]));
  const kept = new Set(after.elements.map(({ id }) => id));
  const present = after.elements.flatMap((element): readonly ElementDifference[] => {
    const old = earlier.get(element.id);
    if (old === undefined) return [{ kind: 'added', element, parts: [] }];
    const parts = changedParts(old, element);
    return parts.length === 0 ? [] : [{ kind: 'changed', element, parts }];
  });
  const removed = before.elements
    .filter(({ id }) => !kept.has(id))
    .map((element): ElementDifference => ({ kind: 'removed', element, parts: [] }));
  return { whole: wholeParts(before, after), elements: [...present, ...removed] };
}
