export { APPROVED_ENGAGEMENT, NOTHING_ASKED, REQUIREMENTS } from './approved-pair.ts';
export { type CostLine, costOf } from './cost-of.ts';
export { failingAfter } from './failing-after.ts';
export { POLICY } from './policy.ts';
export { type ServedEndpoint, serveEndpoint } from './serve-endpoint.ts';
export { type SignedIn, signIn } from './signed-in.ts';
export { thrice } from './thrice.ts';
export { told } from './told.ts';
export { PASSWORD, startWorld, type World } from './world.ts';
