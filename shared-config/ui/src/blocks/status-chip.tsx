import { useRecipe } from '@chakra-ui/react';
import { memo } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { KnownIconName } from '../icons/icon-set.ts';
import { useLook } from '../theme/use-look.ts';

/** What a status asks of the reader. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'waiting' | 'neutral';

export interface StatusChipProps {
  readonly tone: StatusTone;
  /** The status in words: colour and icon only support it. */
  readonly label: string;
  /** Another icon than the tone's own. */
  readonly icon?: KnownIconName;
}

interface ToneLook {
  readonly palette: string;
  readonly icon: KnownIconName;
}

/** What every tone looks like, here and in a line of text. */
export const TONE_LOOKS: Readonly<Record<StatusTone, ToneLook>> = {
  success: { palette: 'green', icon: 'check-circle' },
  warning: { palette: 'orange', icon: 'warning' },
  danger: { palette: 'red', icon: 'cross' },
  info: { palette: 'blue', icon: 'info' },
  waiting: { palette: 'purple', icon: 'hourglass' },
  neutral: { palette: 'gray', icon: 'minus' },
};

function chipOf(palette: string) {
  return {
    colorPalette: palette,
    bg: 'colorPalette.muted',
    borderRadius: 'full',
    px: '2.5',
    py: '1',
    gap: '1.5',
    textStyle: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
  };
}

function PlainChip({ tone, label, icon }: StatusChipProps) {
  const look = TONE_LOOKS[tone];
  const badge = useRecipe({ key: 'badge' });
  const className = useLook(chipOf(look.palette), badge({ variant: 'subtle' }));
  return (
    <span className={`chakra-badge ${className}`}>
      <Icon name={icon ?? look.icon} size="1.1em" />
      {label}
    </span>
  );
}

/** A status as word and icon, never as colour alone (WCAG 1.4.1). */
export const StatusChip = memo(PlainChip);

function PlainMark({ tone, label, icon }: StatusChipProps) {
  const look = TONE_LOOKS[tone];
  const className = useLook({
    display: 'inline-flex',
    colorPalette: look.palette,
    color: 'colorPalette.fg',
  });
  return (
    <span className={className} title={label}>
      <Icon name={icon ?? look.icon} size="1.35em" label={label} />
    </span>
  );
}

/** A status as its icon alone, for dense rows: said to a screen reader, and shown in words under the pointer. */
export const StatusMark = memo(PlainMark);
