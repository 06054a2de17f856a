import { Box } from '@vcms/ui';
import { COPYRIGHT } from './layout-constants.ts';

/** The page's last line (spec, section 1). */
export function ShellFooter() {
  return (
    <Box
      as="footer"
      px={{ base: '4', md: '6', lg: '8' }}
      py={{ base: '5', lg: '3' }}
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="sm"
    >
      {COPYRIGHT}
    </Box>
  );
}
