export { HistoryButton, hasHistory } from './history-button.tsx';
export { ReturnedFindings } from './returned-findings.tsx';
