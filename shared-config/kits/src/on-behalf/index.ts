export { OnBehalfNote } from './on-behalf-note.tsx';
export { ReasonField, reasonProblem } from './reason-field.tsx';
