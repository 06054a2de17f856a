export { CalendarPage, type CalendarPageProps } from './calendar-page.tsx';
