import { z } from 'zod';

// Zod tries once whether it may compile validators. The pages' policy forbids that, and the browser reports even the try as
// a violation (architecture 3g); on servers compiled validators stay, which are faster.
if ('document' in globalThis) z.config({ jitless: true });

// A bundler would go past a module that only hands on: package.json says that this one does something.
export { z };
