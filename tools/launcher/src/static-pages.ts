import { inRepository } from './repository.ts';

/**
 * Pages beside the app, by the first part of their path: what stands there as it is, then what the compiler made of the sources.
 * They work without the app, so that a device can open them without a connection (ADR 43).
 */
export const STATIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  'gate-list': [
    inRepository('features', 'workforce', 'gate-list', 'site'),
    inRepository('features', 'workforce', 'build', 'gate-list'),
  ],
};
