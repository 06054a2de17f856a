export { correctStatistics } from './correct-statistics.ts';
export { keepStatisticsVersion } from './versions/keep-version.ts';
