import type { World } from './world.ts';

/** What one kind of request has read and written; its shape is without values. */
export interface CostLine {
  readonly shape: string;
  readonly reads: number;
  readonly writes: number;
}

/** What a call has read and written, by kinds, whether it is answered or refused. */
export async function costOf(
  { origin }: Pick<World, 'origin'>,
  run: () => Promise<unknown>,
): Promise<readonly CostLine[]> {
  const address = `${origin}/emulator/v1/usage`;
  await fetch(address, { method: 'DELETE' });
  await run().catch(() => undefined);
  const { lines } = (await (await fetch(address)).json()) as { readonly lines: readonly CostLine[] };
  return lines.map(({ shape, reads, writes }) => ({ shape, reads, writes }));
}
