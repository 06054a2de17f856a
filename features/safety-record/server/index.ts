export { correctStatistics } from './correct-statistics.ts';
export { saveBenchmarks } from './save-benchmarks.ts';
export { keepStatisticsVersion } from './versions/keep-version.ts';
