/** Where the focus goes in a register when what had it has left: the table, or the search where there is none. */
export function placeInRegister(area: HTMLElement): HTMLElement | null {
  return area.querySelector<HTMLElement>('table') ?? area.querySelector<HTMLElement>('input[type=search]');
}

/** The link that opens a row. */
export function linkOfRow(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('th a[href]') ?? null;
}

/** The link of one row, or the next best place. */
export function placeOfRow(area: HTMLElement, id: string): HTMLElement | null {
  const row = [...area.querySelectorAll<HTMLElement>('tbody tr')].find(({ dataset }) => dataset.row === id);
  return linkOfRow(row) ?? placeInRegister(area);
}
