import { expect, it } from 'vitest';
import { z } from '../zod.ts';
import { contractorFileSchema } from './contractor-file-schema.ts';

const PUBLISHED = '../../../../docs/contractor-file.schema.json';

it('is published as a JSON Schema that says the same', async () => {
  const schema = z.toJSONSchema(contractorFileSchema, { io: 'input' });
  const published = { title: 'Manifest of a portable file of VCMS, format 1', ...schema };
  // `npx vitest run -u` on this file writes it anew.
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(PUBLISHED);
});
