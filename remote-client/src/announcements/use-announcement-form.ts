import {
  type AnnouncementValues,
  draftProblems,
  NEW_ANNOUNCEMENT,
  sendProblems,
} from '@vcms/announcements/model';
import type { Announcement } from '@vcms/domain';
import { useCheckedForm } from '@vcms/kits/form';
import { useEffect, useRef, useState } from 'react';
import type { AnnouncementForm } from './announcement-form.ts';
import { type AttachedState, standingsOf, useAttachedFiles } from './files/use-attached-files.ts';

function startOf(draft: Announcement | undefined): AnnouncementValues {
  if (draft === undefined) return NEW_ANNOUNCEMENT;
  const { subject, bodyText, ackRequired, audience, docIds } = draft;
  return { ...NEW_ANNOUNCEMENT, subject, bodyText, ackRequired, docIds, ...audience };
}

export interface ComposedAnnouncement {
  readonly form: AnnouncementForm;
  readonly attached: AttachedState;
  /** What it is checked for from now on: a draft may be saved with nobody chosen yet, and with files that wait. */
  readonly checkFor: (kind: 'draft' | 'send') => void;
}

/** What the composer holds, checked with what is known of its files. */
export function useAnnouncementForm(
  draft: Announcement | undefined,
  { timeZone, now }: { readonly timeZone: string; readonly now: () => Date },
): ComposedAnnouncement {
  const kind = useRef<'draft' | 'send'>('draft');
  const files = useRef<AttachedState>({ state: { kind: 'loading' }, isFresh: false });
  const [start] = useState(() => startOf(draft));
  const form = useCheckedForm<AnnouncementValues>(start, (values) =>
    kind.current === 'draft'
      ? draftProblems(values)
      : sendProblems(values, {
          timeZone,
          now: now(),
          standings: standingsOf(values.docIds, files.current),
        }),
  );
  const attached = useAttachedFiles(form.watch('docIds'));
  files.current = attached;
  const isWrong = form.formState.errors.docIds !== undefined;
  const standings = JSON.stringify(standingsOf(form.watch('docIds'), attached));
  const { trigger } = form;
  // Runs again by its dependencies: a file was checked, removed or added since the problem was said
  useEffect(() => {
    if (isWrong) void trigger('docIds');
  }, [isWrong, standings, trigger]);
  return {
    form,
    attached,
    checkFor: (next) => {
      kind.current = next;
    },
  };
}
