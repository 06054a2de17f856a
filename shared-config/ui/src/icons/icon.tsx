import { chakra } from '@chakra-ui/react';
import { createElement, type HTMLAttributes, memo, type ReactElement } from 'react';
import { type Look, useLook } from '../theme/use-look.ts';
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

const SHAPE = { '& > svg': { width: '100%', height: '100%', strokeWidth: 1.9 } };

const drawings = new Map<KnownIconName | undefined, ReactElement>();

/** The same element every time: an icon that stands is not drawn anew. */
function drawingOf(name: KnownIconName | undefined): ReactElement {
  const drawn = drawings.get(name);
  if (drawn !== undefined) return drawn;
  const drawing = createElement(name === undefined ? NeutralDot : ICONS[name]);
  drawings.set(name, drawing);
  return drawing;
}

interface PlaceProps extends HTMLAttributes<HTMLSpanElement> {
  readonly look: Look;
}

function PlainPlace({ look, ...props }: PlaceProps) {
  return <span {...props} className={useLook(look, SHAPE)} />;
}

function StyledPlace({ look, ...props }: PlaceProps) {
  return <chakra.span {...props} css={[SHAPE, look]} />;
}

/** Drawn as text, as the sign-in form of the first response is, an icon brings its style with it: there is no page that has it. */
const Place = typeof document === 'undefined' ? StyledPlace : PlainPlace;

function DrawnIcon({ name, size = '1.25em', color, label }: IconProps) {
  const known = name !== undefined && isKnownIcon(name) ? name : undefined;
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const own = {
    display: 'inline-flex',
    flexShrink: '0',
    boxSize: size,
    color,
    ...(ALONG_THE_LINE.includes(name) && { _rtl: { scale: '-1 1' } }),
  };
  return (
    <Place {...accessibility} data-icon={known ?? 'dot'} look={own}>
      {drawingOf(known)}
    </Place>
  );
}

/** One icon of the product's set, sized with the text around it. */
export const Icon = memo(DrawnIcon);
