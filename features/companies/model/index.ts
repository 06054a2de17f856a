export { factsAsSaid, factsToDeclare, waitingFacts, weighEdited } from './facts-to-declare.ts';
export { findNaics, findNaicsParts, naicsTitle } from './naics/find-naics.ts';
export {
  loadNaics,
  loadNaicsParts,
  type NaicsPart,
  type NaicsTable,
  type NaicsTitle,
} from './naics/naics-table.ts';
export { findTrades, tradeOf, tradesWith, tradeWords } from './trades/find-trades.ts';
export {
  type AskingClient,
  type ClientPrograms,
  programChange,
  programsOfTrade,
  tradesAskedFor,
} from './trades/programs-of-trades.ts';
export type { Trade } from './trades/trade-list.ts';
