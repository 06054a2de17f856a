import { Box } from '@vcms/ui';
import { useStore } from '../../store/use-store.ts';
import { SettingsForm } from '../../theme/settings-form.tsx';
import type { ThemeStore } from '../../theme/theme-store.ts';

/** The same settings as in the theme panel; each applies at once. */
export function AppearancePart({ theme }: { readonly theme: ThemeStore }) {
  const config = useStore(theme);
  return (
    <Box maxW="32rem">
      <SettingsForm config={config} variant="full" onChange={(change) => theme.update(change)} />
    </Box>
  );
}
