/**
 * `data-input-style=filled` on `<html>` restyles every field of every React root, without a render.
 * A bare tint would fail WCAG 1.4.11, hence the bottom border (shell-behaviour 3.4).
 */
const FIELD = {
  borderColor: 'border.control',
  '[data-input-style=filled] &': {
    bg: 'bg.muted',
    borderColor: 'transparent',
    borderBottomColor: 'border.control',
    borderBottomRadius: '0',
  },
  '[data-input-style=filled] &[aria-invalid=true]': { borderBottomColor: 'border.error' },
  // What can be read and copied, and not changed, is no box to type in.
  '&[readonly]': { bg: 'bg.muted', borderColor: 'border' },
  '[data-input-style=filled] &:focus-visible': { borderColor: 'var(--focus-ring-color)' },
};

const CONTROL_BORDER = { borderColor: 'border.control' };

/** Square enough at every size: a small box with rounder corners looks like a choice of one. */
const BOX = { borderRadius: 'sm' };

/** The typeface's figures of one width come with a hyphen as wide: words would fall apart. Columns of figures ask for them. */
const WORDS = { fontVariantNumeric: 'normal' };

/** What we change in Chakra's single-part recipes. */
export const recipeOverrides = {
  badge: { base: WORDS },
  button: {
    base: { fontWeight: 'semibold', transitionDuration: 'fast' },
    variants: { variant: { outline: { borderColor: 'border.control' } } },
  },
  checkmark: { base: BOX, variants: { variant: { solid: CONTROL_BORDER } } },
  heading: { base: { letterSpacing: '-0.015em' } },
  input: { variants: { variant: { outline: FIELD } } },
  link: { base: { fontWeight: 'medium', textUnderlineOffset: '0.2em' } },
  radiomark: { variants: { variant: { solid: CONTROL_BORDER } } },
  textarea: { variants: { variant: { outline: FIELD } } },
};

/** What we change in Chakra's many-part recipes. */
export const slotRecipeOverrides = {
  card: {
    variants: { variant: { outline: { root: { boxShadow: 'xs' } } } },
  },
  checkbox: { base: { control: BOX }, variants: { variant: { solid: { control: CONTROL_BORDER } } } },
  dialog: {
    base: { content: { borderRadius: 'xl' }, backdrop: { bg: 'backdrop' } },
  },
  drawer: {
    base: {
      backdrop: { bg: 'backdrop' },
      content: {
        _open: { animationDuration: 'slow' },
        _closed: { animationDuration: 'moderate' },
      },
    },
  },
  menu: {
    base: { content: { borderWidth: '1px', borderColor: 'border' } },
  },
  nativeSelect: { variants: { variant: { outline: { field: FIELD } } } },
  progress: {
    base: { track: { bg: 'bg.emphasized' } },
  },
  radioGroup: { variants: { variant: { solid: { itemControl: CONTROL_BORDER } } } },
  switch: {
    variants: {
      variant: {
        solid: {
          control: { bg: 'border.control', forcedColorAdjust: 'none' },
          thumb: { bg: 'bg.panel' },
        },
      },
    },
  },
  table: {
    base: {
      root: WORDS,
      columnHeader: { color: 'fg.muted', fontWeight: 'semibold', textStyle: 'xs', whiteSpace: 'nowrap' },
    },
    variants: { variant: { line: { row: { bg: 'transparent' } } } },
  },
};
