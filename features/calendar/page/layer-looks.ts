import type { Layer } from '../model/calendar-entry.ts';

/** Colours of the layers; the words beside them say the same. */
export const LAYER_PALETTES: Readonly<Record<Layer, string>> = {
  events: 'blue',
  expiries: 'orange',
  reviews: 'purple',
  osha: 'green',
  variances: 'red',
  requirements: 'gray',
  engagements: 'teal',
};
