import { Box, Flex, Icon } from '@vcms/ui';
import { Link } from 'react-router-dom';
import { HOME_PATH } from './layout-constants.ts';

export interface LogoLinkProps {
  /** True where only the mark fits. */
  readonly compact?: boolean;
  readonly onFollow?: () => void;
}

/** The product's mark and name; leads home (spec, section 2). Takes its colours from the menu surface around it. */
export function LogoLink({ compact = false, onFollow }: LogoLinkProps) {
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      gap="0.75rem"
      borderRadius="lg"
      textDecoration="none"
      color="var(--menu-fg, inherit)"
      css={{
        '&:focus-visible': { outline: '2px solid', outlineColor: 'var(--menu-ring)', outlineOffset: '3px' },
      }}
    >
      <Link to={HOME_PATH} aria-label="VCMS home" onClick={onFollow}>
        <Flex
          as="span"
          boxSize="2.375rem"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="lg"
          bg="colorPalette.solid"
          color="colorPalette.contrast"
          css={{
            '[data-menu-theme=primaryColor] [data-menu-surface] &': {
              bg: 'white',
              color: 'colorPalette.menu',
            },
          }}
        >
          <Icon name="shield" size="1.375rem" />
        </Flex>
        {!compact && (
          <Box as="span" fontSize="1.375rem" fontWeight="extrabold" letterSpacing="-0.03em" lineHeight="1">
            VCMS
          </Box>
        )}
      </Link>
    </Box>
  );
}
