/** What a note can be about. */
export const NOTE_CATEGORIES = ['general', 'safety', 'insurance', 'performance', 'incident'] as const;
