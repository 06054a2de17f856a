export { RequestedSection } from './requested-section.tsx';
