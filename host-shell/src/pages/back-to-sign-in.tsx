import { WideSecondButton } from './wide-button.tsx';

/** Below the forms that stand between somebody and the sign-in form. */
export function BackToSignIn({ onBack }: { readonly onBack: () => void }) {
  return (
    <WideSecondButton type="button" onClick={onBack}>
      Back to sign in
    </WideSecondButton>
  );
}
