/** Controls of the pages without a shell: a finger's size, and text that no phone zooms into, at every scale. */
export const FORM_CONTROL = { minH: 'max(2.9rem, 44px)', fontSize: 'max(1rem, 16px)' } as const;
