import type { Note } from '@vcms/domain';

export const VISIBILITY_LABELS: Readonly<Record<Note['visibility'], string>> = {
  client_private: 'Only your company',
  client_and_firm: 'Your company and the firm',
  shared: 'The contractor, too',
};

/** Who will see it, as a sentence beside the choice. */
export const VISIBILITY_SENTENCES: Readonly<Record<Note['visibility'], string>> = {
  client_private: 'Only people of your company will see this note.',
  client_and_firm: 'People of your company and customer service will see this note. The contractor will not.',
  shared: 'The contractor will see this note and is notified of it. So will customer service.',
};

export const VISIBILITIES: readonly Note['visibility'][] = ['client_private', 'client_and_firm', 'shared'];
