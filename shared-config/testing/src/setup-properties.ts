import fc from 'fast-check';

/**
 * Property tests try the same cases in every run, so that a release is not held up by luck. To look for new ones:
 * `PROPERTY_SEED=random npx vitest run <file>`; a failure prints the seed that repeats it.
 */
const asked = process.env.PROPERTY_SEED;
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_261_121) });
