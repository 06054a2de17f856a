export { ConfirmStatisticsPage } from './confirm-statistics-page.tsx';
