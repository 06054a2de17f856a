export { QuestionCard } from './question-card.tsx';
export { RESPONSE_TONES } from './response-tones.ts';
export { SectionNav } from './section-nav.tsx';
