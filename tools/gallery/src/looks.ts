import { COLOR_SCHEMES, type ColorScheme } from '@vcms/contract';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Phone and desktop; a view is as high as it needs to be, and at least as high as the window. */
export const WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
} as const;
export type WindowName = keyof typeof WINDOWS;

/** How a view is looked at. */
export interface Look {
  readonly scheme: ColorScheme;
  readonly direction: Direction;
}

export interface PictureLook extends Look {
  readonly window: WindowName;
}

/** Every look of which there are pictures. */
export const PICTURE_LOOKS: readonly PictureLook[] = (['phone', 'desktop'] as const).flatMap((window) =>
  COLOR_SCHEMES.flatMap((scheme) => DIRECTIONS.map((direction) => ({ window, scheme, direction }))),
);

/** Such as `light-rtl-phone`. */
export function lookName({ scheme, direction, window }: PictureLook): string {
  return `${scheme}-${direction}-${window}`;
}

/** The address of one view without the frame around it. */
export function viewAddress(view: string, { scheme, direction }: Look): string {
  return `#${new URLSearchParams({ view, scheme, direction })}`;
}
