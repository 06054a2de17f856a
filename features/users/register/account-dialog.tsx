import type { StoredUser } from '@vcms/data';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useInstantAct } from '@vcms/kits/pending';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { expectedStatus } from './expected-status.ts';
import { fullName } from './user-words.ts';

export type AccountAction =
  | 'userDisable'
  | 'userEnable'
  | 'userSendPasswordReset'
  | 'userResetSecondFactor'
  | 'userSignOutEverywhere';

interface Words {
  readonly title: (name: string) => string;
  readonly effect: string;
  readonly verb: string;
  readonly done: (name: string) => string;
  readonly isDanger?: true;
  /** What the account will be, and what is said where it is not. Absent: nothing of the record changes. */
  readonly outcome?: {
    readonly status: 'active' | 'disabled';
    readonly refused: (name: string) => string;
  };
}

const WORDS: Readonly<Record<AccountAction, Words>> = {
  userDisable: {
    title: (name) => `Disable ${name}?`,
    effect: 'Open tabs are signed out at once, and signing in is refused. Nothing is deleted.',
    verb: 'Disable',
    done: (name) => `${name} is disabled.`,
    isDanger: true,
    outcome: { status: 'disabled', refused: (name) => `${name} was not disabled.` },
  },
  userEnable: {
    title: (name) => `Enable ${name}?`,
    effect: 'The person can sign in again, with the role the account has.',
    verb: 'Enable',
    done: (name) => `${name} can sign in again.`,
    outcome: { status: 'active', refused: (name) => `${name} was not enabled.` },
  },
  userSendPasswordReset: {
    title: (name) => `Send ${name} a password mail?`,
    effect: 'The email contains a link to choose a new password. The current one works until then.',
    verb: 'Send mail',
    done: (name) => `The mail to ${name} is on its way.`,
  },
  userResetSecondFactor: {
    title: (name) => `Reset two-step sign-in of ${name}?`,
    effect:
      'For a lost device. The password alone signs in again, and all sessions end. Make sure that it is really the person who asks.',
    verb: 'Reset two-step sign-in',
    done: (name) => `${name} signs in with the password alone until they turn two-step sign-in on again.`,
    isDanger: true,
  },
  userSignOutEverywhere: {
    title: (name) => `Sign ${name} out everywhere?`,
    effect: 'Every open tab and device must sign in again. What was typed and not saved there is lost.',
    verb: 'Sign out everywhere',
    done: (name) => `${name} is signed out everywhere.`,
    isDanger: true,
  },
};

export interface AccountDialogProps {
  readonly action: AccountAction;
  readonly user: StoredUser;
  readonly onClose: () => void;
}

/** Asks with the person's name, says what follows, and does it. */
export function AccountDialog({ action, user, onClose }: AccountDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall(action);
  const notify = useNotify();
  const act = useInstantAct();
  const words = WORDS[action];
  const name = fullName(user);

  async function submit(): Promise<void> {
    const { outcome } = words;
    if (outcome !== undefined) {
      onClose();
      return act({
        expected: expectedStatus(user, outcome.status),
        send: () => call({ uid: user.id }),
        done: words.done(name),
        refused: outcome.refused(name),
      });
    }
    setProblem(undefined);
    const result = await call({ uid: user.id });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: words.done(name) });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title(name)}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={words.verb}
      busyText={words.verb}
      busy={busy}
      isDanger={words.isDanger === true}
      problem={problem}
    >
      <Text>{words.effect}</Text>
    </ActionDialog>
  );
}
