import { Box, Icon } from '@vcms/ui';
import { LAYERS } from '../layout/layout-constants.ts';

export interface SettingsCogProps {
  readonly expanded: boolean;
  readonly onPress: () => void;
}

const cogStyle = {
  position: 'fixed',
  insetInlineEnd: '0',
  top: '50%',
  translate: '0 -50%',
  zIndex: LAYERS.cog,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // No wider than the page's margin: it covers nothing of the page.
  inlineSize: 'max(2rem, 28px)',
  blockSize: 'max(2.75rem, 36px)',
  borderStartRadius: 'xl',
  bg: 'colorPalette.solid',
  color: 'colorPalette.contrast',
  boxShadow: 'md',
  cursor: 'pointer',
  // A narrow page is full to its edges; near the bottom there is most often nothing to cover.
  '@media (max-width: 991px)': { top: 'auto', insetBlockEnd: '5rem', translate: 'none' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.contrast', outlineOffset: '-4px' },
  '& svg': { transition: 'rotate 300ms' },
  '@media (hover: hover)': { '&:hover svg': { rotate: '45deg' } },
};

/** The one opener of the settings panel, at the right edge (spec, section 2), in the middle of its height where there is room (A48). */
export function SettingsCog({ expanded, onPress }: SettingsCogProps) {
  return (
    <Box asChild css={cogStyle} data-print="hide">
      <button
        type="button"
        aria-label="Theme settings"
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onPress}
      >
        <Icon name="settings" size="1.375rem" />
      </button>
    </Box>
  );
}
