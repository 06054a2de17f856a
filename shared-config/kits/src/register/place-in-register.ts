/** Where the focus goes in a register when what had it has left: the table, or the search where there is none. */
export function placeInRegister(area: HTMLElement): HTMLElement | null {
  return area.querySelector<HTMLElement>('table') ?? area.querySelector<HTMLElement>('input[type=search]');
}
