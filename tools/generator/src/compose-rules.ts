import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorFailure } from './generator-failure.ts';

/** The files that the product and its deployment read, composed of `firebase/rules/` and the fragments of the lines. */
export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof RULES_FILES)[number];

/** Where the frame of a composed file stands, with a row for each fragment. */
export function frameOf(name: RulesFile): string {
  return `firebase/rules/${name}`;
}

const ROW = /^ *\/\/ @line (\S+)$/;

/** The fragments that a frame names, in its order. */
export function fragmentsIn(frame: string): readonly string[] {
  return frame.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []);
}

/**
 * A frame with its fragments in place of the rows that name them, and a header after its first line, which has to be the
 * version of the rules. `read` gives the text of a fragment, or undefined when there is none.
 */
export function composeRules(
  name: RulesFile,
  frame: string,
  read: (fragment: string) => string | undefined,
): string {
  const header = `// Composed by \`npm run rules\` from ${frameOf(name)} and the fragments that it names: edit those.`;
  const lines = frame.split('\n').flatMap((line) => {
    const fragment = ROW.exec(line)?.[1];
    if (fragment === undefined) return [line];
    const text = read(fragment);
    if (text === undefined)
      throw new GeneratorFailure(
        `${frameOf(name)} names ${fragment}, which is not there: take the row out or write the fragment.`,
      );
    return [text.replace(/\n$/, '')];
  });
  return [lines[0], header, ...lines.slice(1)].join('\n');
}

/** What a composed file has to be in the repository at `root`. */
export function composedRules(root: string, name: RulesFile): string {
  const read = (file: string) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return composeRules(name, readFileSync(join(root, frameOf(name)), 'utf8'), read);
}

/** Writes the composed files; their paths from the root. */
export function writeRules(root: string): readonly string[] {
  return RULES_FILES.map((name) => {
    writeFileSync(join(root, 'firebase', name), composedRules(root, name));
    return `firebase/${name}`;
  });
}
