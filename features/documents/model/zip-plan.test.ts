import { describe, expect, it } from 'vitest';
import { namesInZip, ZIP_MAX, zipProblem } from './zip-plan.ts';

describe('a zip of files', () => {
  it('gives each file a name of its own', () => {
    const names = ['w9.pdf', 'W9.pdf', 'w9.pdf', 'readme', 'readme'].map((fileName) => ({ fileName }));
    expect(namesInZip(names)).toEqual(['w9.pdf', 'W9 (2).pdf', 'w9 (3).pdf', 'readme', 'readme (2)']);
  });

  it('holds 200 MB and not a byte more', () => {
    expect(zipProblem([{ size: ZIP_MAX - 1 }, { size: 1 }])).toBeUndefined();
    expect(zipProblem([{ size: ZIP_MAX }, { size: 1 }])).toContain('200.0 MB');
  });
});
