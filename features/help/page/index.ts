export { HelpPage, type HelpPageProps } from './help-page.tsx';
