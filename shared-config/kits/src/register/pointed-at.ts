/**
 * A row under the pointer. `bg` would hand a variable down to all that stands in the row, which makes the browser find the style
 * of each part anew (17 ms for 250 parts) whenever another row scrolls under the pointer. An image hands nothing down.
 */
export const POINTED_AT = {
  backgroundImage: 'linear-gradient({colors.bg.subtle}, {colors.bg.subtle})',
} as const;
