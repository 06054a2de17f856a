export * from './build-gallery.ts';
export * from './font-settings.ts';
export * from './looks.ts';
export * from './serve-gallery.ts';
export * from './view-names.ts';
