import { describe, expect, it } from 'vitest';
import { faceRules } from './face-rules.ts';

const RULES = faceRules({ font: '/s/1.0.0/inter.0a1b2c3d.woff2', licence: '/s/1.0.0/inter-licence.txt' });

function numbers(name: string): number[] {
  return [...RULES.matchAll(new RegExp(`${name}:([\\d.]+)%`, 'g'))].map(([, value]) => Number(value));
}

describe('the faces of the page', () => {
  it('show text at once and Inter when it has come', () => {
    expect(RULES).toContain('src:url("/s/1.0.0/inter.0a1b2c3d.woff2") format("woff2")');
    expect(RULES).toContain('font-display:swap');
  });

  it('have lines of one height, whatever stands in for Inter', () => {
    const widths = numbers('size-adjust');
    const heights = widths.map(
      (width, at) =>
        (width * ((numbers('ascent-override')[at] ?? 0) + (numbers('descent-override')[at] ?? 0))) / 10_000,
    );

    expect(widths).toHaveLength(4);
    for (const height of heights) expect(height).toBeCloseTo(1.21, 3);
  });

  it('say under which licence the file comes', () => {
    expect(RULES).toContain('SIL Open Font License 1.1, /s/1.0.0/inter-licence.txt');
  });
});
