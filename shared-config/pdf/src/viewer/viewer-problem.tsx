import { ErrorPanel } from '@vcms/ui';
import type { OpenProblem } from '../source/page-source.ts';
import { FileLinks } from './viewer-toolbar.tsx';

const WORDS: Readonly<Record<OpenProblem, readonly [title: string, next: string]>> = {
  empty: ['This file is empty.', 'Ask for it again, or add it again.'],
  password: [
    'This file is protected by a password and cannot be shown here.',
    'Ask for a copy without a password.',
  ],
  damaged: [
    'This file is damaged and cannot be shown.',
    'Download it to try another program, or ask for it again.',
  ],
  'unknown-kind': [
    'This kind of file cannot be shown here.',
    'Download it to open it in its own program. PDF, PNG and JPG files are shown.',
  ],
  'too-much': [
    'This file unpacks to more than can be shown here.',
    'Ask for it again, saved as a smaller PDF.',
  ],
  unreachable: ['The file could not be loaded.', 'Check your connection, then try again.'],
};

export interface ViewerProblemProps {
  readonly problem: OpenProblem;
  readonly url: string | undefined;
  readonly fileName: string;
  readonly onRetry: () => void;
}

/** Why nothing is shown, and what to do next. */
export function ViewerProblem({ problem, url, fileName, onRetry }: ViewerProblemProps) {
  const [title, description] = WORDS[problem];
  return (
    <ErrorPanel
      title={title}
      description={description}
      onRetry={problem === 'unreachable' ? onRetry : undefined}
      actions={<FileLinks url={url} fileName={fileName} />}
    />
  );
}
