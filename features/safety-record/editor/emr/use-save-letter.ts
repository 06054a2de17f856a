import { type SaveOutcome, useSaveWithPaper } from '@vcms/kits/evidence';
import {
  type SafetyContent,
  type SafetyPlace,
  saveSafetyDraft,
  submitSafetyRecord,
} from '../../data/evidence-writer.ts';
import type { SafetyDossier } from '../safety-dossier.ts';

type LetterKind = 'emr' | 'notRated';

/** A record that a letter proves. */
export interface LetterRequest<Kind extends LetterKind> {
  readonly place: Omit<SafetyPlace<Kind>, 'id'>;
  readonly contentOf: (letterDocId: string) => SafetyContent<Kind>;
  /** The letter: a new file, or the document that is on file. */
  readonly letter: { readonly file: File } | { readonly docId: string };
  readonly title: string;
  readonly handIn: boolean;
}

/** How a record with its letter is saved, and how far that is. */
export interface LetterSaving {
  readonly busy: boolean;
  /** 0..1 of the letter while it goes up. */
  readonly progress: number | undefined;
  readonly save: <Kind extends LetterKind>(request: LetterRequest<Kind>) => Promise<SaveOutcome>;
}

/** Saves a record with its letter. */
export function useSaveLetter({ records, today }: SafetyDossier, newId: () => string): LetterSaving {
  const { busy, progress, save } = useSaveWithPaper({ documents: records.documents, today, newId });
  return {
    busy,
    progress,
    save({ letter, title, handIn, contentOf, ...request }) {
      const place = { ...request.place, id: request.place.seen?.id ?? newId() };
      return save({
        ...{ paper: letter, title, handIn, typeId: 'emr_letter', category: 'emr_letter' },
        saveDraft: (context, docId = '') => saveSafetyDraft(context, place, contentOf(docId)),
        submit: (context) => submitSafetyRecord(context, place, today),
      });
    },
  };
}
