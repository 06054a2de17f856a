import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GALLERY } from './build-gallery.ts';

const ROOT = join(GALLERY, '..', '..');
const FOLDER = join(ROOT, '.cache', 'gallery');

/** What `FONTCONFIG_FILE` names for a browser that takes pictures. */
export const FONT_SETTINGS = join(FOLDER, 'fonts.conf');

/** Letters are drawn as their outlines say, each pixel in or out: nothing that an update of a library draws a little otherwise. */
const STROKES =
  '<edit name="antialias"><bool>false</bool></edit><edit name="hinting"><bool>false</bool></edit>';

/** Writes settings with which a browser knows the product's typeface and none of the machine's. */
export function writeFontSettings(): void {
  mkdirSync(FOLDER, { recursive: true });
  const settings = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${join(ROOT, 'host-shell', 'src', 'typeface')}</dir><cachedir>${join(FOLDER, 'fonts')}</cachedir>`,
    ...['pattern', 'font'].map((target) => `<match target="${target}">${STROKES}</match>`),
    '</fontconfig>',
  ];
  writeFileSync(FONT_SETTINGS, settings.join('\n'));
}
