import type { ProgramOutline } from '../model/program-outline.ts';
import { writeOutline } from './write-outline.ts';

/**
 * An outline as a Word document. The library is a chunk of its own that only an outline asks for; releases weigh it by its name.
 * Rejects when it cannot be loaded.
 */
export async function outlineDocx(outline: ProgramOutline): Promise<ArrayBuffer> {
  const library = await import(/* webpackChunkName: "library-docx" */ 'docx');
  return writeOutline(library, outline);
}
