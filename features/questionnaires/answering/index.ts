export { QuestionCard } from './question-card.tsx';
export { SectionNav } from './section-nav.tsx';
