import { type AnnouncementValues, zonedMoment } from '@vcms/announcements/model';
import { companyRef, useLiveDocument } from '@vcms/data';
import type { Announcement } from '@vcms/domain';
import { FormProblem, useTrustedCall } from '@vcms/kits/form';
import { useBackend, useLeaveGuard, useNavigateTo, useNotify, useSession } from '@vcms/sdk';
import { Button, Flex, PageHeading, Stack } from '@vcms/ui';
import { useState } from 'react';
import { AudienceFields } from './audience-fields.tsx';
import { BackLink } from './back-link.tsx';
import { FileFields } from './files/file-fields.tsx';
import { useFileUpload } from './files/use-file-upload.ts';
import { ANNOUNCEMENTS_PATH } from './paths.ts';
import { SendDialog } from './send-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';
import { useSaveDraft } from './use-save-draft.ts';

const HOME_ZONE = 'America/Chicago';

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

/** Writes an announcement: whom it is for, what it says, with which files, and when it goes out. */
export function Composer({ id, draft, isStored = false, now }: ComposerProps) {
  const { email } = useSession();
  const timeZone = useZone();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const { form, attached, checkFor } = useAnnouncementForm(draft, { timeZone, now });
  const upload = useFileUpload((docId) =>
    form.setValue('docIds', [...form.getValues('docIds'), docId], { shouldDirty: true }),
  );
  const save = useSaveDraft(id, isStored);
  const [isSaving, setSaving] = useState(false);
  // What is still going up is not part of it yet.
  const busy = isSaving || upload.progress !== undefined;
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<AnnouncementValues>();
  const test = useTrustedCall('announcementTest');
  useLeaveGuard(form.formState.isDirty);

  /** Checks, saves, and then does the next step with what was saved. */
  async function saved(kind: 'draft' | 'send', next: (values: AnnouncementValues) => unknown): Promise<void> {
    checkFor(kind);
    setProblem(undefined);
    await form.handleSubmit(async (values) => {
      setSaving(true);
      const wrong = await save(values);
      if (wrong === undefined) {
        form.reset(values);
        await next(values);
      } else setProblem(`${wrong} What you wrote is still here.`);
      setSaving(false);
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
          <FileFields form={form} announcementId={id} attached={attached} upload={upload} />
          <TimeFields form={form} timeZone={timeZone} />
          <FormProblem message={problem ?? form.formState.errors.docIds?.message} />
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
          files={attached.state.kind === 'ready' ? attached.state.items : []}
          audience={{ mode: sending.mode, values: [...sending.values] }}
          at={sending.when === 'later' ? zonedMoment(sending.at, timeZone) : undefined}
          onClose={() => setSending(undefined)}
          onSent={() => navigate(`${ANNOUNCEMENTS_PATH}/${id}`)}
        />
      )}
    </>
  );
}
