import { expect, it } from 'vitest';
import { z } from '../zod.ts';
import { questionnaireFileSchema } from './questionnaire-file-schema.ts';

const PUBLISHED = '../../../../docs/questionnaire.schema.json';

it('is published as a JSON Schema that says the same', async () => {
  const schema = z.toJSONSchema(questionnaireFileSchema, { io: 'input' });
  const published = { title: 'Questionnaire of VCMS, format 1', ...schema };
  // `npx vitest run -u` on this file writes it anew.
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(PUBLISHED);
});
