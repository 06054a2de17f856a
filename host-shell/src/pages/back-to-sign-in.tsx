import { Button } from '@vcms/ui';
import { FORM_CONTROL } from './form-control.ts';

/** Below the forms that stand between somebody and the sign-in form. */
export function BackToSignIn({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button
      type="button"
      size="lg"
      width="full"
      minH={FORM_CONTROL.minH}
      variant="outline"
      colorPalette="gray"
      onClick={onBack}
    >
      Back to sign in
    </Button>
  );
}
