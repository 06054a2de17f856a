import { buildProduct } from '@vcms/launcher';

/** Builds what changed once, so that the workers only start it. */
export default async function globalSetup(): Promise<void> {
  await buildProduct(console.log);
}
