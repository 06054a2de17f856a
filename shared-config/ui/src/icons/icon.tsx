import { chakra } from '@chakra-ui/react';
import { ICONS, isKnownIcon, type KnownIconName } from './icon-set.ts';

export interface IconProps {
  /** A key of the icon set; an unknown or missing key shows a neutral dot. */
  readonly name: KnownIconName | (string & {}) | undefined;
  /** CSS length of both sides; default 1.25em of the surrounding text. */
  readonly size?: string;
  /** Colour token or CSS colour; default: the text's colour. */
  readonly color?: string;
  /** Only for an icon that is the sole carrier of a meaning; without it the icon is hidden from assistive technology. */
  readonly label?: string;
}

/** Point back to where reading begins, or on to where it goes: the other way where it begins on the right. */
const ALONG_THE_LINE: readonly unknown[] = ['arrow-left', 'chevron-right'];

function NeutralDot() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" role="presentation">
      <circle cx="12" cy="12" r="4" />
    </svg>
  );
}

/** One icon of the product's set, sized with the text around it. */
export function Icon({ name, size = '1.25em', color, label }: IconProps) {
  const Drawing = name !== undefined && isKnownIcon(name) ? ICONS[name] : NeutralDot;
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <chakra.span
      {...accessibility}
      data-icon={name !== undefined && isKnownIcon(name) ? name : 'dot'}
      display="inline-flex"
      flexShrink="0"
      boxSize={size}
      color={color}
      {...(ALONG_THE_LINE.includes(name) && { _rtl: { scale: '-1 1' } })}
      css={{ '& > svg': { width: '100%', height: '100%', strokeWidth: 1.9 } }}
    >
      <Drawing />
    </chakra.span>
  );
}
