import { type CdnServerOptions, startCdnServer } from './cdn-server.ts';
import { type ShellServerOptions, startShellServer } from './shell-server.ts';

/** One origin of the product, with what its server is told. */
export type ServedPart =
  | { readonly kind: 'cdn'; readonly options: CdnServerOptions }
  | { readonly kind: 'shell'; readonly options: ShellServerOptions };

/** What the process of a part tells its parent, once. */
export type PartAnswer =
  | { readonly kind: 'ready'; readonly origin: string; readonly port: number }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Serves a part until the process is ended. It goes with its parent, also with one that was killed: the channel between
 * them closes then. @param order a ServedPart as JSON
 */
export async function servePart(order: string, process: NodeJS.Process): Promise<void> {
  process.once('disconnect', () => process.exit(0));
  // The parent may have gone while this was loaded.
  if (process.connected !== true) process.exit(0);
  const answer = await start(order);
  process.send?.(answer, () => {
    if (answer.kind === 'refused') process.exit(1);
  });
}

async function start(order: string): Promise<PartAnswer> {
  try {
    const part = JSON.parse(order) as ServedPart;
    const { origin, port } = await (part.kind === 'cdn'
      ? startCdnServer(part.options)
      : startShellServer(part.options));
    return { kind: 'ready', origin, port };
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}
