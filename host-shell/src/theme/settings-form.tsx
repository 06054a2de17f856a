import type { ThemeConfig } from '@vcms/contract';
import { Flex } from '@vcms/ui';
import { ChoiceGroup } from './choice-group.tsx';
import { ColorSwatch } from './color-swatch.tsx';
import { RippleSwitch } from './ripple-switch.tsx';
import { ScaleControl } from './scale-control.tsx';
import {
  COLOR_SCHEME_CHOICES,
  INPUT_STYLE_CHOICES,
  MENU_MODE_CHOICES,
  MENU_THEME_CHOICES,
  THEME_CHOICES,
} from './setting-labels.ts';

/** Full inside the shell; minimal where there is no menu: sign-in and invite (A32). */
export type SettingsVariant = 'full' | 'minimal';

export interface SettingsFormProps {
  readonly config: ThemeConfig;
  readonly variant: SettingsVariant;
  readonly onChange: (change: Partial<ThemeConfig>) => void;
}

/** All settings of the specification, section 2; every change applies at once. */
export function SettingsForm({ config, variant, onChange }: SettingsFormProps) {
  return (
    <Flex direction="column" gap="7">
      <ChoiceGroup
        label="Theme colour"
        columns={4}
        choices={THEME_CHOICES}
        value={config.theme}
        onChoose={(theme) => onChange({ theme })}
        draw={(choice, chosen) => <ColorSwatch color={choice.value} chosen={chosen} />}
      />
      <ScaleControl scale={config.scale} onChange={(scale) => onChange({ scale })} />
      {variant === 'full' && <MenuSettings config={config} onChange={onChange} />}
      <ChoiceGroup
        label="Colour scheme"
        columns={3}
        choices={COLOR_SCHEME_CHOICES}
        value={config.colorScheme}
        onChoose={(colorScheme) => onChange({ colorScheme })}
      />
      {variant === 'full' && <InputSettings config={config} onChange={onChange} />}
    </Flex>
  );
}

type GroupProps = Pick<SettingsFormProps, 'config' | 'onChange'>;

function MenuSettings({ config, onChange }: GroupProps) {
  return (
    <>
      <ChoiceGroup
        label="Menu type"
        columns={3}
        choices={MENU_MODE_CHOICES}
        value={config.menuMode}
        onChoose={(menuMode) => onChange({ menuMode })}
      />
      <ChoiceGroup
        label="Menu theme"
        columns={3}
        choices={MENU_THEME_CHOICES}
        value={config.menuTheme}
        onChoose={(menuTheme) => onChange({ menuTheme })}
      />
    </>
  );
}

function InputSettings({ config, onChange }: GroupProps) {
  return (
    <>
      <ChoiceGroup
        label="Input style"
        columns={2}
        choices={INPUT_STYLE_CHOICES}
        value={config.inputStyle}
        onChoose={(inputStyle) => onChange({ inputStyle })}
      />
      <RippleSwitch on={config.ripple} onChange={(ripple) => onChange({ ripple })} />
    </>
  );
}
