export { EnterPolicyButton } from './enter-policy-button.tsx';
export { EnterPolicyProvider } from './enter-policy-context.ts';
