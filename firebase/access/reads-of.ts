import type { AccessWorld } from '@vcms/testing/access';

/** Documents that a run reads, as the local Firebase counts them. */
export async function readsOf(
  { origin }: Pick<AccessWorld, 'origin'>,
  run: () => Promise<unknown>,
): Promise<number> {
  const address = `${origin}/emulator/v1/usage`;
  await fetch(address, { method: 'DELETE' });
  await run();
  const { reads } = (await (await fetch(address)).json()) as { reads: number };
  return reads;
}
