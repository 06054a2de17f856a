import type { Notifier } from '@vcms/contract';
import { createToaster } from '@vcms/ui/toaster';

export type PageToaster = ReturnType<typeof createToaster>;

/** Errors stay until closed, as in the shell. */
const STAYS = Number.POSITIVE_INFINITY;

/** The shell's notifier on the page's own toasts. A toast with a key that is showing takes its place. */
export function notifierOf(toaster: PageToaster): Notifier {
  return {
    show({ kind, message, description, key, durationMs }) {
      const duration = durationMs ?? (kind === 'error' ? STAYS : undefined);
      const shown = {
        type: kind,
        title: message,
        ...(description === undefined ? {} : { description }),
        ...(duration === undefined ? {} : { duration }),
      };
      if (key !== undefined && toaster.isVisible(key)) return toaster.update(key, shown) ?? key;
      return toaster.create({ ...shown, ...(key === undefined ? {} : { id: key }) }) ?? '';
    },
    close: (id) => toaster.dismiss(id),
  };
}

export function createPageToaster(): PageToaster {
  return createToaster({ placement: 'bottom-end', max: 4 });
}
