import type { AnnouncementValues } from '@vcms/announcements/model';
import type { useCheckedForm } from '@vcms/kits/form';

/** The form of the composer, which its parts share. */
export type AnnouncementForm = ReturnType<typeof useCheckedForm<AnnouncementValues>>;
