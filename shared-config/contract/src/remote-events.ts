/** Log event of a remote whose page threw while it was on screen (architecture 3h, row 20). */
export const RENDER_ERROR_EVENT = 'remote.render-error';
/** Log event of a page chunk that did not load, also not on the second try (architecture 3h, row 21). */
export const LAZY_CHUNK_EVENT = 'remote.lazy-chunk';
