import { buildProduct } from '@vcms/launcher';
import { writeDemoFolder } from './demo-folder.ts';

/** Builds what changed and writes the demo data, once, so that the workers only start their products. */
export default async function globalSetup(): Promise<void> {
  await buildProduct(console.log);
  await writeDemoFolder();
}
