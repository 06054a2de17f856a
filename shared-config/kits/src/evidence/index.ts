export type { Offer } from './offer.ts';
export { OfferRows } from './offer-rows.tsx';
export { PaperPanel } from './paper-panel.tsx';
export { chosenSource, type PaperSource, storedSource } from './paper-source.ts';
export { type PaperKind, readPaper } from './read-paper.ts';
export { ShownFile } from './shown-file.tsx';
export { usePaperSource } from './use-paper-source.ts';
export { type PaperAnswer, type Reading, useReading } from './use-reading.ts';
