import { Box, Icon } from '@vcms/ui';
import { COG_HEIGHT, COG_WIDTH, LAYERS, TOP_BAR_HEIGHT } from '../layout/layout-constants.ts';

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
  inlineSize: COG_WIDTH,
  blockSize: COG_HEIGHT,
  borderStartRadius: 'lg',
  bg: 'colorPalette.solid',
  color: 'colorPalette.contrast',
  boxShadow: 'sm',
  cursor: 'pointer',
  // A narrow page is full to its edges: there it stands at the end of the top bar, which keeps the room.
  '@media (max-width: 991px)': { top: `calc((${TOP_BAR_HEIGHT} - ${COG_HEIGHT}) / 2)`, translate: 'none' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.contrast', outlineOffset: '-4px' },
  '& svg': { transition: 'rotate 300ms' },
  '@media (hover: hover)': { '&:hover svg': { rotate: '45deg' } },
};

/**
 * The one opener of the settings panel, at the right edge (spec, section 2): in the middle of its height beside a desktop's page, in the
 * top bar of a narrow one (A48). It lies over nothing of a page.
 */
export function SettingsCog({ expanded, onPress }: SettingsCogProps) {
  return (
    <aside aria-label="Appearance" data-print="hide">
      <Box asChild css={cogStyle}>
        <button
          type="button"
          aria-label="Theme settings"
          aria-haspopup="dialog"
          aria-expanded={expanded}
          onClick={onPress}
        >
          <Icon name="settings" size="1.125rem" />
        </button>
      </Box>
    </aside>
  );
}
