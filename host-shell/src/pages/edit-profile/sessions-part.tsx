import type { Question } from '@vcms/contract';
import { Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import { FORM_CONTROL } from '../form-control.ts';
import { FormMessage } from '../form-message.tsx';
import type { Ask } from './use-unsaved-changes.ts';

export interface SessionsPartProps {
  /** Ends every session; the shell signs this tab out by itself. */
  readonly onSignOutEverywhere: () => Promise<TrustedResult<void>>;
  /** Puts a yes-or-no question to the person. */
  readonly ask: Ask;
}

const QUESTION: Question = {
  title: 'Sign out everywhere?',
  text: 'You are signed out on every device and in every browser, this one too.',
  yes: 'Sign out everywhere',
  no: 'Stay signed in',
};

/** Ending every session is the server's business: only the server may revoke tokens (domain 5.1). */
export function SessionsPart({ onSignOutEverywhere, ask }: SessionsPartProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function signOut(): Promise<void> {
    if (busy || !(await ask(QUESTION))) return;
    setBusy(true);
    setFailure(undefined);
    const result = await onSignOutEverywhere();
    setBusy(false);
    if (!result.ok) setFailure(result.message);
  }

  return (
    <>
      {failure !== undefined && <FormMessage kind="error">{failure}</FormMessage>}
      <Button
        variant="outline"
        colorPalette="gray"
        minH={FORM_CONTROL.minH}
        alignSelf="flex-start"
        aria-disabled={busy}
        onClick={() => void signOut()}
      >
        {busy ? 'Signing out…' : 'Sign out everywhere'}
      </Button>
      <Text mt="3" color="fg.muted" maxW="65ch">
        Ends your sessions on every device and in every browser, this one too. Use it when a device is lost.
      </Text>
    </>
  );
}
