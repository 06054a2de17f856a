import { documentPath, type EvaluationInput } from '@vcms/domain';
import type { AdminSdk } from './admin-sdk.ts';
import { stampsOf } from './stamps.ts';
import { createStoryParties, type StoryParties } from './story-parties.ts';

/** The parties of a worked example: the client requires what it says and nothing else, the contractor began when it says. */
export async function createExampleParties(
  trusted: AdminSdk,
  id: string,
  { asOf, contractor, requirementSet }: EvaluationInput,
): Promise<StoryParties> {
  const parties = await createStoryParties(trusted, `example-${id.toLowerCase()}`, asOf);
  const { clientId, contractorId } = parties;
  const { firestore } = trusted;
  await firestore
    .doc(documentPath('requirementSets', clientId, '1'))
    .set({ ...requirementSet[0], clientId, publishedBy: 'story', ...stampsOf('story') });
  // After what is required: with the company's first day the server judges anew.
  const { operatingSince = '2000-01-01' } = contractor;
  await firestore.doc(documentPath('companies', contractorId)).update({ operatingSince });
  return parties;
}
