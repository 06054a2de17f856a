import { ReadingDialog } from '@vcms/kits';
import { LetterView, type LetterViewProps } from './letter-view.tsx';

/** The letter with its link, once it is made. */
export function LetterDialog({ onClose, ...view }: LetterViewProps & { readonly onClose: () => void }) {
  return (
    <ReadingDialog title="The letter to your broker" size="xl" closeLabel="Done" isOnce onClose={onClose}>
      <LetterView {...view} />
    </ReadingDialog>
  );
}
