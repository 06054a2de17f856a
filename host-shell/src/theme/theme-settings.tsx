import { type ComponentType, useEffect, useState } from 'react';
import { SettingsCog } from './settings-cog.tsx';
import type { SettingsVariant } from './settings-form.tsx';
import type { SettingsPanelProps } from './settings-panel.tsx';
import type { ThemeStore } from './theme-store.ts';

export interface ThemeSettingsProps {
  readonly theme: ThemeStore;
  readonly variant: SettingsVariant;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * The cog and its panel. The panel's code is fetched at the first opening, because the sign-in page carries the
 * cog too and has few bytes to spare; when the fetch fails the panel counts as closed, and the cog tries again.
 */
export function ThemeSettings({ theme, variant, open, onOpenChange }: ThemeSettingsProps) {
  const [Panel, setPanel] = useState<ComponentType<SettingsPanelProps>>();
  const isMissing = open && Panel === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import('./settings-panel.tsx').then(
      (module) => setPanel(() => module.SettingsPanel),
      () => onOpenChange(false),
    );
  }, [isMissing, onOpenChange]);
  return (
    <>
      <SettingsCog expanded={open} onPress={() => onOpenChange(true)} />
      {Panel !== undefined && (
        <Panel theme={theme} variant={variant} open={open} onClose={() => onOpenChange(false)} />
      )}
    </>
  );
}
