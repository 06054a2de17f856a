import { Box } from '@vcms/ui';
import type { MouseEvent } from 'react';
import { LAYERS } from './layout-constants.ts';
import { MAIN_ELEMENT_ID } from './sidebar-element.ts';

/** Moves focus without touching the URL: a hash would be one more entry in the history. */
function focusMain(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const main = document.getElementById(MAIN_ELEMENT_ID);
  main?.focus();
  main?.scrollIntoView({ block: 'start' });
}

/** First control of the page; seen only while it has focus. */
export function SkipLink() {
  return (
    <Box
      asChild
      data-print="hide"
      position="fixed"
      top="3"
      insetInlineStart="3"
      zIndex={LAYERS.skipLink}
      px="4"
      py="2.5"
      borderRadius="lg"
      bg="colorPalette.solid"
      color="colorPalette.contrast"
      fontWeight="semibold"
      boxShadow="lg"
      css={{ '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: '0' } }}
    >
      <a href={`#${MAIN_ELEMENT_ID}`} onClick={focusMain}>
        Skip to main content
      </a>
    </Box>
  );
}
