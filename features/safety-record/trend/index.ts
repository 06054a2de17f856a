export { ContractorTrend } from './contractor-trend.tsx';
