export { buildOverride, buildPolicy, buildVariance } from './builders.ts';
