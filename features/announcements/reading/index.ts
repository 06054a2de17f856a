export { ReceivedSection } from './received-section.tsx';
