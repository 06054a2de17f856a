export { CalendarPage } from './calendar-page.tsx';
