export { correctStatistics } from './correct-statistics.ts';
