export { correctStatistics } from './correct-statistics.ts';
export { enterStatistics } from './on-behalf/enter-statistics.ts';
export { saveBenchmarks } from './save-benchmarks.ts';
export { keepStatisticsVersion } from './versions/keep-version.ts';
