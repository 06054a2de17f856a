import { COLOR_SCHEMES, THEME_COLORS } from '@vcms/contract';
import { PALETTE_PARTS, RAMPS, SCHEME_COLORS } from '@vcms/ui';
import { describe, expect, it } from 'vitest';
import { FIRST_FILLS, FIRST_SCHEMES, firstSign } from './first-sign.ts';

describe('the sign before the page', () => {
  it.each(COLOR_SCHEMES)('has page and text of the design system in %s', (scheme) => {
    const { ground, muted } = SCHEME_COLORS[scheme];

    expect(FIRST_SCHEMES[scheme]).toEqual({ ground, text: muted });
  });

  it.each(THEME_COLORS)('has the fills of %s', (color) => {
    const { light, dark } = PALETTE_PARTS.solid;

    expect(FIRST_FILLS[color]).toEqual([RAMPS[color][light.step], RAMPS[color][dark.step]]);
  });

  it('takes the lighter fill in both dark schemes', () => {
    const fillOf = (colorScheme: 'light' | 'dim' | 'dark') =>
      /border-top-color:(#\w+)/.exec(firstSign({ colorScheme, theme: 'teal' }))?.[1];

    expect([fillOf('light'), fillOf('dim'), fillOf('dark')]).toEqual(['#0c5d56', '#5eead4', '#5eead4']);
  });

  it('is a sheet whose every rule is about the empty root, so that nothing of it stays', () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = firstSign({ colorScheme: 'light', theme: 'indigo' });
    const rules = [...(sheet.sheet?.cssRules ?? [])];
    sheet.remove();

    const plain = rules.filter((rule) => rule instanceof CSSStyleRule);
    expect(plain).toHaveLength(4);
    for (const { selectorText } of plain)
      for (const part of selectorText.split(',')) expect(part.trim()).toMatch(/^#root:empty/);
  });
});
