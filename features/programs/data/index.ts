export {
  type AffectedKind,
  affectedVersions,
  draftEditionsQuery,
  editionsQuery,
  publishedEditionsQuery,
} from './edition-queries.ts';
export {
  discardEdition,
  type EditionWriter,
  publishEdition,
  retireProgram,
  type StoredEdition,
  saveEditionDraft,
} from './edition-writer.ts';
export {
  type CommentWriter,
  changeComment,
  deleteComment,
  saveComment,
  savedCommentsQuery,
} from './saved-comments.ts';
export { useJudgedProgram } from './use-judged-program.ts';
export {
  deleteProgramDraft,
  type ProgramContent,
  type ProgramPlace,
  type ProgramWriteContext,
  saveProgramDraft,
  submitProgram,
  withdrawProgram,
} from './version-writer.ts';
