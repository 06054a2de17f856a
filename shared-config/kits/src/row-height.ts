/** Of a line that holds one link: the smallest target that can be pressed, at any scale (WCAG 2.5.8). */
export const ROW_HEIGHT = 'max(24px, 1.75rem)';
