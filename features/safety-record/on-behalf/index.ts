export { EnterRecordButtons } from './enter-record-buttons.tsx';
