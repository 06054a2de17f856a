export {
  type CommentWriter,
  changeComment,
  deleteComment,
  saveComment,
  savedCommentsQuery,
} from './saved-comments.ts';
export {
  deleteProgramDraft,
  type ProgramContent,
  type ProgramPlace,
  type ProgramWriteContext,
  saveProgramDraft,
  submitProgram,
  withdrawProgram,
} from './version-writer.ts';
