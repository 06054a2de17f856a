/** What customer service's remote adds to the shared pages: entering policies on a contractor's behalf. */
export { EnterPolicyButton } from './on-behalf/enter-policy-button.tsx';
export { EnterPolicyProvider } from './on-behalf/enter-policy-context.ts';
