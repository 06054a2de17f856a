import { expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const MARKUP = '<div class="one"><input class="two"></div>';

it.each([
  [
    'a custom property that nothing reads',
    ':root{--a:1;--b:2}.one{width:var(--a)}',
    ':root{--a:1}.one{width:var(--a)}',
  ],
  [
    'one that is read by one that nothing reads',
    ':root{--a:var(--b);--b:1;--c:var(--d);--d:2}.one{width:var(--c)}',
    ':root{--c:var(--d);--d:2}.one{width:var(--c)}',
  ],
  [
    'keyframes that nothing runs',
    '@keyframes x{0%{top:0}}@keyframes y{0%{top:0}}.one{animation:y 1s}',
    '@keyframes y{0%{top:0}}.one{animation:y 1s}',
  ],
  [
    'rules for what the markup has not',
    '.one,.three{top:0}a{top:0}input.two{top:0}',
    '.one{top:0}input.two{top:0}',
  ],
  ['old spellings', '.one{display:-webkit-box;display:flex;-ms-flex:1;flex:1}', '.one{display:flex;flex:1}'],
  ['what is for paper', '.one{top:0}@media print{.one{top:1px}}', '.one{top:0}'],
  [
    'states that only the app brings about',
    '.two[aria-invalid=true]{top:0}.one:is([aria-expanded=true],.one){top:0}.two{top:0}',
    '.two{top:0}',
  ],
  [
    'layers that are left empty',
    '@layer a,b;@layer a{.three{top:0}}@layer b{.one{top:0}}',
    '@layer a,b;@layer b{.one{top:0}}',
  ],
])('leaves out %s', (_, css, expected) => {
  expect(pruneStyles(css, MARKUP)).toBe(expected);
});

it('keeps values whole that hold semicolons, commas and brackets', () => {
  const css =
    '.one{background:url("data:a;b");width:calc((1px + 2px) * 3)}.one:is(:hover, [data-x]):not(.no){top:0}';

  expect(pruneStyles(css, MARKUP)).toBe(css);
});
