export { ChangesShown } from './changes-shown.tsx';
export { DECISION_LOOKS } from './decision-looks.ts';
export type { ShownAnswer } from './finding-answers.tsx';
export { PaperLine } from './paper-line.tsx';
export { SubmissionBox } from './submission-box.tsx';
