export {
  blankElement,
  codeOf,
  moveElement,
  newElementId,
  removeElement,
  replaceElement,
  stepElement,
} from './edit-edition.ts';
export {
  type EditionContent,
  type EditionProblem,
  editionFacts,
  editionProblems,
  type ProgramElement,
} from './edition-checks.ts';
export { type EditionDifference, editionDifference } from './edition-diff.ts';
export {
  answerOf,
  answerProblem,
  COMMENT_BOUNDS,
  type ElementAnswer,
  type ElementAnswers,
  type ElementResult,
  liveScore,
  NO_ANSWER,
  openElements,
  storedAnswers,
  typedPage,
} from './element-answers.ts';
export { changesOfElements, type ElementChanges } from './element-changes.ts';
export { isOfEarlierEdition, judgedProgram } from './judged-program.ts';
export { type LikelyPage, likelyPages } from './page-words.ts';
export { outlineFileName, type ProgramOutline, programOutline } from './program-outline.ts';
export {
  type ClientAsk,
  type ProgramRecords,
  programTitle,
  type RequiredProgram,
  requiredPrograms,
} from './required-programs.ts';
export { type SecondLook, secondLookOf } from './second-look.ts';
export type { TextChange } from './text-changes.ts';
export { countsUntil, validityOf } from './validity.ts';
export {
  type ElementFinding,
  failedElements,
  findingOf,
  returnOf,
  reviewIn,
  versionsOf,
} from './version-findings.ts';
