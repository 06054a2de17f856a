export { FirmHelpPage } from './firm-help-page.tsx';
export { HelpPage } from './help-page.tsx';
