import { type SaveOutcome, useSaveWithPaper } from '@vcms/kits/evidence';
import { type ProgramContent, saveProgramDraft, submitProgram } from '@vcms/programs/data';
import { nextNumber, type ProgramDossier, type ProgramEntry } from './program-dossier.ts';

export interface SaveVersion {
  /** A new file, which becomes the text; undefined: the content names what is on file, or declares. */
  readonly file: File | undefined;
  readonly content: ProgramContent;
  readonly handIn: boolean;
}

/** Saves a version of a program with its text. */
export function useSaveVersion(
  { documents, today }: ProgramDossier,
  entry: ProgramEntry,
  newId: () => string,
) {
  const { busy, progress, save } = useSaveWithPaper({ documents, today, newId });
  return {
    busy,
    progress,
    save({ file, content, handIn }: SaveVersion): Promise<SaveOutcome> {
      const [newest] = entry.versions;
      const seen = newest?.state === 'draft' ? newest : undefined;
      const place = { programId: entry.programId, n: seen?.version ?? nextNumber(entry), seen };
      return save({
        paper: file === undefined ? { docId: content.docId } : { file },
        title: file?.name.replace(/\.[a-z]+$/i, '').slice(0, 120) ?? '',
        ...{ typeId: 'safety_manual', category: 'program', handIn },
        saveDraft: (context, docId) => saveProgramDraft(context, place, { ...content, docId }),
        submit: (context) => submitProgram(context, place, today),
      });
    },
  };
}
