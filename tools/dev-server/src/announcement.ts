import type { RemoteName } from '@vcms/contract';
import type { FoundFirebase } from './find-firebase.ts';

/** What runs once the development server is up. */
export interface Running {
  readonly remote: RemoteName;
  /** Of the page. */
  readonly origin: string;
  readonly firebase: Pick<FoundFirebase, 'origin' | 'reused'>;
  /** Of the shell that `npm start` runs on the same data; undefined: none does. */
  readonly shellUrl: string | undefined;
}

/** The lines that say where everything is. */
export function announcement({ remote, origin, firebase, shellUrl }: Running): string {
  const query = `/?vcms-override=${remote}@${origin}/`;
  const inShell =
    shellUrl === undefined
      ? ['In the shell (npm start -- --overrides in another window), open its address with:', `  ${query}`]
      : ['In the shell, when it was started with --overrides, open:', `  ${shellUrl}${query}`];
  return [
    '',
    `${remote} is at ${origin}`,
    `Local Firebase ${firebase.reused ? 'that runs already' : 'started here'}: ${firebase.origin}`,
    '',
    'Save a page and it changes on screen without a reload.',
    ...inShell,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}
