import { tradeOf } from '@vcms/companies/model';
import {
  type Announcement,
  type AnnouncementState,
  type Audience,
  ENGAGEMENT_STATE_LABELS,
  type RecipientMailState,
  STATUS_LABELS,
} from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import type { StatusTone } from '@vcms/ui';

export const STATE_LOOKS: Readonly<Record<AnnouncementState, { label: string; tone: StatusTone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  sending: { label: 'Being sent', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not sent', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const MAIL_LOOKS: Readonly<Record<RecipientMailState, { label: string; tone: StatusTone }>> = {
  none: { label: 'Nobody to mail', tone: 'warning' },
  queued: { label: 'On its way', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const MODE_LABELS: Readonly<Record<Audience['mode'], string>> = {
  all_approved: 'All approved contractors',
  status: 'By status',
  trade: 'By trade',
  site: 'By site',
  selected: 'Chosen contractors',
};

/** A value of an audience in words. */
export function valueWords(mode: Audience['mode'], value: string): string {
  const labels: Readonly<Record<string, string>> = { ...ENGAGEMENT_STATE_LABELS, ...STATUS_LABELS };
  if (mode === 'all_approved' || mode === 'status') return labels[value] ?? humanizeCode(value);
  if (mode === 'trade') return tradeOf(value).label;
  return mode === 'selected' ? 'Chosen' : value;
}

/** Whom it is for, in a line. */
export function audienceWords({ mode, values }: Audience): string {
  if (mode === 'all_approved') return MODE_LABELS.all_approved;
  if (mode === 'selected') return `Chosen contractors: ${values.length}`;
  return `${MODE_LABELS[mode]}: ${values.map((value) => valueWords(mode, value)).join(', ')}`;
}

/** 1 contractor, 9 contractors. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Contractors that have not read it. */
export function unreadOf({ counts }: Pick<Announcement, 'counts'>): number {
  return Math.max(0, counts.recipients - counts.read);
}
