import { z } from '../zod.ts';
import { text } from './fields.ts';
import { questionnaireVersionSchema, questionSchema } from './program-schemas.ts';

/** The version of the format that is written and read. */
export const QUESTIONNAIRE_FORMAT = 1;

/**
 * A definition as a file that firms and clients bring along and take away (`docs/questionnaire.schema.json`): nothing of whose it
 * is and which version, because it becomes a draft of whoever takes it. What the format does not know is refused.
 */
export const questionnaireFileSchema = z.strictObject({
  /** Where this schema is found; programs that edit JSON read it. */
  $schema: z.string().optional(),
  format: z.literal('vcms-questionnaire'),
  formatVersion: z.literal(QUESTIONNAIRE_FORMAT),
  title: questionnaireVersionSchema.shape.title,
  sections: z.array(
    z.strictObject({ title: text('Section', 1, 120), questions: z.array(questionSchema.strict()) }),
  ),
});
export type QuestionnaireFile = z.infer<typeof questionnaireFileSchema>;
