export { ChangeList } from './change-list.tsx';
export { DECISION_LOOKS } from './decision-looks.ts';
export { FindingAnswers, type ShownAnswer } from './finding-answers.tsx';
export { SubmissionDecision } from './submission-decision.tsx';
