export { HistoryDialog, hasHistory } from './history-button.tsx';
export { ReturnedFindings } from './returned-findings.tsx';
