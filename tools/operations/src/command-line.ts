import { EXIT, OperationFailure } from './operation-failure.ts';

/** Which project a command works on. */
export interface ProjectChoice {
  readonly projectId: string;
  /** Host and port of a local Firebase. */
  readonly localHost: string | undefined;
}

/** The failure of a command line that is not understood. */
export type Usage = (sentence: string) => OperationFailure;

export function usageOf(command: string): Usage {
  return (sentence) => new OperationFailure(EXIT.usage, `${sentence} Try: npm run ${command} -- --help`);
}

/** `--project` and `--local`; one of them at least. Throws OperationFailure. */
export function projectOf(
  { project, local }: { readonly project?: string | undefined; readonly local?: string | undefined },
  usage: Usage,
): ProjectChoice {
  if (project === undefined && local === undefined) throw usage('Name the project with --project.');
  return {
    projectId: project ?? 'demo-vcms',
    localHost: local === undefined ? undefined : originOf('--local', local, usage).host,
  };
}

export function originOf(option: string, address: string, usage: Usage): URL {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address);
  throw usage(`${option} takes an address such as https://app.example.com.`);
}
