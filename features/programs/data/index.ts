export {
  deleteProgramDraft,
  type ProgramContent,
  type ProgramPlace,
  type ProgramWriteContext,
  saveProgramDraft,
  submitProgram,
  withdrawProgram,
} from './version-writer.ts';
