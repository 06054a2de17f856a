export { HistoryButton, hasHistory } from './history-button.tsx';
