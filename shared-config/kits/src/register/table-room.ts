export interface TableRoom {
  /** The table stands in its frame whole. */
  readonly fits: boolean;
  /** Columns stand behind the frame's far edge. */
  readonly hasMore: boolean;
}

/** How much of a table its frame shows. `scrolled` is below zero where text runs from right to left. */
export function roomOf(tableWidth: number, frameWidth: number, scrolled: number): TableRoom {
  const fits = tableWidth <= frameWidth;
  // Browsers round what is scrolled: one pixel is nothing more to see.
  return { fits, hasMore: !fits && tableWidth - frameWidth - Math.abs(scrolled) > 1 };
}
