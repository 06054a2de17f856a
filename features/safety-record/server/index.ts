export { correctStatistics } from './correct-statistics.ts';
export { keepStatisticsVersion } from './versions/keep-version.ts';
export { saveBenchmarks } from './save-benchmarks.ts';
