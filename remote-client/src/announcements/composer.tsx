import {
  type AnnouncementValues,
  draftProblems,
  NEW_ANNOUNCEMENT,
  sendProblems,
  zonedMoment,
} from '@vcms/announcements/model';
import { companyRef, useLiveDocument } from '@vcms/data';
import type { Announcement } from '@vcms/domain';
import { FormProblem, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { useBackend, useLeaveGuard, useNavigateTo, useNotify, useSession } from '@vcms/sdk';
import { Button, Flex, PageHeading, Stack } from '@vcms/ui';
import { useRef, useState } from 'react';
import { AudienceFields } from './audience-fields.tsx';
import { BackLink } from './back-link.tsx';
import { ANNOUNCEMENTS_PATH } from './paths.ts';
import { SendDialog } from './send-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useSaveDraft } from './use-save-draft.ts';

const HOME_ZONE = 'America/Chicago';

function startOf(draft: Announcement | undefined): AnnouncementValues {
  if (draft === undefined) return NEW_ANNOUNCEMENT;
  const { subject, bodyText, ackRequired, audience } = draft;
  return { ...NEW_ANNOUNCEMENT, subject, bodyText, ackRequired, ...audience };
}

/** The zone of the own company. */
function useZone(): string {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const own = useLiveDocument(companyRef(firestore, companyId));
  return own.kind === 'ready' && own.value.timezone !== '' ? own.value.timezone : HOME_ZONE;
}

export interface ComposerProps {
  readonly id: string;
  /** What it begins with. */
  readonly draft?: Announcement | undefined;
  /** True: the draft stands under this id already. */
  readonly isStored?: boolean;
  readonly now: () => Date;
}

/** Writes an announcement: whom it is for, what it says, and when it goes out. */
export function Composer({ id, draft, isStored = false, now }: ComposerProps) {
  const { email } = useSession();
  const timeZone = useZone();
  const navigate = useNavigateTo();
  const notify = useNotify();
  // A draft may be saved with nobody chosen yet.
  const check = useRef<'draft' | 'send'>('draft');
  const [start] = useState(() => startOf(draft));
  const form = useCheckedForm<AnnouncementValues>(start, (values) =>
    check.current === 'draft' ? draftProblems(values) : sendProblems(values, timeZone, now()),
  );
  const save = useSaveDraft(id, isStored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<AnnouncementValues>();
  const test = useTrustedCall('announcementTest');
  useLeaveGuard(form.formState.isDirty);

  /** Checks, saves, and then does the next step with what was saved. */
  async function saved(kind: 'draft' | 'send', next: (values: AnnouncementValues) => unknown): Promise<void> {
    check.current = kind;
    setProblem(undefined);
    await form.handleSubmit(async (values) => {
      setBusy(true);
      const wrong = await save(values);
      if (wrong === undefined) {
        form.reset(values);
        await next(values);
      } else setProblem(`${wrong} What you wrote is still here.`);
      setBusy(false);
    })();
  }

  async function sendTest(): Promise<void> {
    const result = await test.call({ announcementId: id });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `A test mail is on its way to ${email}.` });
  }

  return (
    <>
      <PageHeading title={isStored ? 'Draft announcement' : 'New announcement'} actions={<BackLink />} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saved('send', setSending);
        }}
      >
        <Stack gap="6">
          <AudienceFields form={form} />
          <TextFields form={form} />
          <TimeFields form={form} timeZone={timeZone} />
          <FormProblem message={problem} />
          <Flex wrap="wrap" gap="3">
            <Button type="submit" disabled={busy}>
              {form.watch('when') === 'now' ? 'Send announcement' : 'Schedule announcement'}
            </Button>
            <Button variant="outline" disabled={busy} onClick={() => void saved('draft', sendTest)}>
              Send a test mail to me
            </Button>
            <Button
              variant="outline"
              disabled={busy}
              onClick={() =>
                void saved('draft', () => notify.show({ kind: 'success', message: 'Draft saved.' }))
              }
            >
              Save draft
            </Button>
          </Flex>
        </Stack>
      </form>
      {sending !== undefined && (
        <SendDialog
          id={id}
          audience={{ mode: sending.mode, values: [...sending.values] }}
          at={sending.when === 'later' ? zonedMoment(sending.at, timeZone) : undefined}
          onClose={() => setSending(undefined)}
          onSent={() => navigate(`${ANNOUNCEMENTS_PATH}/${id}`)}
        />
      )}
    </>
  );
}
