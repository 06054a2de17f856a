import { describe, expect, it } from 'vitest';
import { middleSquare, PHOTO_MAX_BYTES, photoProblem } from './check-photo.ts';

describe('choice of a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('%s up to 5 MB is fine', (type) => {
    expect(photoProblem({ type, size: PHOTO_MAX_BYTES })).toBeUndefined();
    expect(photoProblem({ type, size: PHOTO_MAX_BYTES + 1 })).toMatch(/larger than 5 MB/);
  });

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('%j is not allowed', (type) => {
    expect(photoProblem({ type, size: 10 })).toMatch(/not allowed/);
  });

  it.each([
    [800, 600, { left: 100, top: 0, edge: 600, size: 512 }],
    [300, 401, { left: 0, top: 50, edge: 300, size: 300 }],
    [512, 512, { left: 0, top: 0, edge: 512, size: 512 }],
  ])('%d x %d is cut to the square in its middle', (width, height, square) => {
    expect(middleSquare(width, height, 512)).toEqual(square);
  });
});
