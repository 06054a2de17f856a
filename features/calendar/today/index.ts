export { TodaySection } from './today-section.tsx';
