import { useCallback } from 'react';
import { usePartOnDemand } from '../store/use-part-on-demand.ts';
import { SettingsCog } from './settings-cog.tsx';
import type { SettingsVariant } from './settings-form.tsx';
import type { ThemeStore } from './theme-store.ts';

export interface ThemeSettingsProps {
  readonly theme: ThemeStore;
  readonly variant: SettingsVariant;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const loadPanel = async () => (await import('./settings-panel.tsx')).SettingsPanel;

/**
 * The cog and its panel. The panel's code is fetched at the first opening, because the sign-in page carries the
 * cog too and has few bytes to spare; when the fetch fails the panel counts as closed, and the cog tries again.
 */
export function ThemeSettings({ theme, variant, open, onOpenChange }: ThemeSettingsProps) {
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  const Panel = usePartOnDemand(open, loadPanel, close);
  return (
    <>
      <SettingsCog expanded={open} onPress={() => onOpenChange(true)} />
      {Panel !== undefined && <Panel theme={theme} variant={variant} open={open} onClose={close} />}
    </>
  );
}
