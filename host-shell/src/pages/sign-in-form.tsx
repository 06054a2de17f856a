import { Button, Flex, Stack } from '@vcms/ui';
import { SIGN_IN_WORDS } from '../first-form/sign-in-words.ts';
import { EmailField } from './email-field.tsx';
import { FormMessage } from './form-message.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { type SignInOptions, useSignIn } from './use-sign-in.ts';
import { WideButton } from './wide-button.tsx';

export interface SignInFormProps extends SignInOptions {
  readonly onEmailChange: (email: string) => void;
  readonly onForgotPassword: () => void;
}

/** E-mail and password. Nothing is checked here: the rules are the sign-in service's (specification, section 5). */
export function SignInForm({ onEmailChange, onForgotPassword, ...options }: SignInFormProps) {
  const { password, setPassword, busy, errors, emailInput, passwordInput, submit, submitGoogle } =
    useSignIn(options);
  return (
    <form method="post" noValidate aria-label="Sign in" onSubmit={(event) => void submit(event)}>
      {errors.form !== undefined && <FormMessage kind="error">{errors.form}</FormMessage>}
      <Stack gap="5">
        <EmailField
          value={options.email}
          onChange={onEmailChange}
          error={errors.email}
          inputRef={emailInput}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          error={errors.password}
          inputRef={passwordInput}
        />
        <Flex justify="flex-end" mt="-2">
          <Button
            type="button"
            variant="plain"
            size="sm"
            px="1"
            color="colorPalette.fg"
            onClick={onForgotPassword}
          >
            Forgot password?
          </Button>
        </Flex>
        <WideButton type="submit" aria-disabled={busy}>
          {busy ? SIGN_IN_WORDS.busy : SIGN_IN_WORDS.rest}
        </WideButton>
        {submitGoogle !== undefined && <GoogleButton busy={busy} onPress={() => void submitGoogle()} />}
      </Stack>
    </form>
  );
}
