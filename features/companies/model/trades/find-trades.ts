import { TRADES, type Trade } from './trade-list.ts';

/** A trade that the list does not have, such as one a client asks for by its own code. */
function ownTrade(code: string): Trade {
  const words = code.replace(/[_-]+/g, ' ');
  return { code, label: words.charAt(0).toUpperCase() + words.slice(1), words: '' };
}

/** A trade by its code, also one that the list does not have. */
export function tradeOf(code: string): Trade {
  return TRADES.find((trade) => trade.code === code) ?? ownTrade(code);
}

/** Codes as readers know them: "Electrical, Roofing". */
export function tradeWords(codes: readonly string[]): string {
  return codes.map((code) => tradeOf(code).label).join(', ');
}

/** The list, with the trades that clients name in their requirements beside it, by name. */
export function tradesWith(codes: readonly string[]): readonly Trade[] {
  const further = [...new Set(codes)].filter((code) => !TRADES.some((trade) => trade.code === code));
  return [...TRADES, ...further.map(ownTrade)].sort((left, right) =>
    left.label.localeCompare(right.label, 'en'),
  );
}

/** Trades with a word beginning with each word of the text; all of them for an empty text. */
export function findTrades(trades: readonly Trade[], text: string): readonly Trade[] {
  const asked = text.toLowerCase().split(/\W+/).filter(Boolean);
  return trades.filter(({ label, words }) => {
    const known = `${label} ${words}`.toLowerCase().split(/\W+/);
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
}
