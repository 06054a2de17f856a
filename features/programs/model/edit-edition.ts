import type { ProgramElement } from './edition-checks.ts';

type Elements = readonly ProgramElement[];

/** Words of a title that make its code. */
const CODE_MAX = 60;

/** A code as records take it: `Hot work & cutting` becomes `hot-work-cutting`; '' where no letter is left. */
export function codeOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CODE_MAX)
    .replace(/^-+|-+$/g, '');
}

/** An id that no element of this or of another edition has: findings name an element by it. */
export function newElementId(used: ReadonlySet<string>): string {
  for (let count = used.size + 1; ; count += 1) {
    const id = `element-${count}`;
    if (!used.has(id)) return id;
  }
}

export function blankElement(id: string): ProgramElement {
  return { id, text: '', points: 3, critical: false, cfr: '' };
}

export function replaceElement(elements: Elements, element: ProgramElement): ProgramElement[] {
  return elements.map((known) => (known.id === element.id ? element : known));
}

export function removeElement(elements: Elements, id: string): ProgramElement[] {
  return elements.filter((known) => known.id !== id);
}

/** Puts an element to where another one stands now. */
export function moveElement(elements: Elements, id: string, to: number): ProgramElement[] {
  const moved = elements.find((known) => known.id === id);
  return moved === undefined ? [...elements] : removeElement(elements, id).toSpliced(to, 0, moved);
}

/** One step up or down; at the ends it stays. */
export function stepElement(elements: Elements, id: string, step: -1 | 1): ProgramElement[] {
  const at = elements.findIndex((known) => known.id === id);
  const next = at + step;
  return next < 0 || next >= elements.length ? [...elements] : moveElement(elements, id, next);
}
