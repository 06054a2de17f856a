import { useNotify } from '@vcms/sdk';

/**
 * Copies a text to the clipboard and says so.
 * @returns copies `value`; `noun` names it at the beginning of a sentence, such as "The link"
 */
export function useCopy(): (value: string, noun: string) => Promise<void> {
  const notify = useNotify();
  return async (value, noun) => {
    try {
      await navigator.clipboard.writeText(value);
      notify.show({ kind: 'success', message: `${noun} is copied.` });
    } catch {
      const message = `Your browser does not allow copying. Mark ${noun.toLowerCase()} and copy it.`;
      notify.show({ kind: 'warning', message });
    }
  };
}
